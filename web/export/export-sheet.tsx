import { lazy, Suspense, useId, useState } from 'react'
import type { ExportedList } from '#domain/export/exported-list.ts'
import { listAsAnkiText, listAsCsv, listAsQuizletText } from '#domain/export/list-texts.ts'
import type { OwnList } from '#domain/lists/own-list.ts'
import { partOfSpeechText } from '../text/lists.ts'
import { loadingHint } from '../text/loading-hint.ts'
import { columnNames, sharingText } from '../text/sharing.ts'
import { setText } from '../text/word-set.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { copied, handOn } from '../ui/hand-on.ts'
import { LaterIcon, type LaterIconName } from '../ui/later-icon.tsx'
import { Note } from '../ui/note.tsx'
import { saveFile } from '../ui/save-file.ts'
import { Sheet } from '../ui/sheet.tsx'
import { showToast } from '../ui/toast.tsx'
import { ankiPackage } from './anki-package.ts'
import styles from './export-sheet.module.css'
import { exportedList } from './exported-words.ts'
import { fileName } from './file-name.ts'
import { fitsIntoCode } from './link-code-size.ts'
import { linkToList } from './list-link.ts'

const CodeBoard = lazy(() => import('./code-board.tsx'))

/** Everything by which a list goes out: as a link, as a code on the board, as a file, as a text. */
export default function ExportSheet({
  list,
  onClose,
}: {
  readonly list: Pick<OwnList, 'id' | 'name' | 'words'>
  readonly onClose: () => void
}) {
  const title = useId()
  const [code, setCode] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isMaking, setMaking] = useState(false)
  if (code !== undefined) {
    return (
      <Suspense>
        <CodeBoard link={code} name={list.name} onClose={onClose} />
      </Suspense>
    )
  }
  const link = async () => {
    setProblem(undefined)
    const made = await linkToList(list, location.origin)
    if (!made.ok) setProblem(sharingText.linkProblems[made.problem])
    return made.ok ? made.value : undefined
  }
  const share = async () => {
    const url = await link()
    if (url === undefined) return
    const done = await handOn({ title: list.name, url })
    if (done === 'copied') showToast({ text: setText.shared })
    if (done === undefined) setProblem(setText.notShared)
  }
  const showCode = async () => {
    const url = await link()
    if (url === undefined) return
    if (!fitsIntoCode(url)) setProblem(sharingText.codeTooLarge)
    else setCode(url)
  }
  /** Makes something of the words as texts, once at a time. */
  const give = async (make: (exported: ExportedList) => Promise<string | undefined>) => {
    if (isMaking) return
    setMaking(true)
    setProblem(undefined)
    const exported = await exportedList(list)
    setProblem(exported.ok ? await make(exported.value) : loadingHint[exported.problem.kind])
    setMaking(false)
  }
  const save = (file: Blob, ending: string) => {
    const name = fileName(list.name, ending)
    saveFile(file, name)
    showToast({ text: sharingText.saved(name) })
    return undefined
  }
  return (
    <Sheet labelledBy={title} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={title}>{sharingText.title(list.name)}</h2>
        <IconButton icon="close" label={sharingText.close} onClick={onClose} />
      </div>
      <div className={styles.body} aria-busy={isMaking}>
        {problem !== undefined && (
          <Note kind="warn" role="alert">
            {problem}
          </Note>
        )}
        <section className={styles.group}>
          <h3>{sharingText.link}</h3>
          <p className={styles.hint}>{sharingText.linkHint}</p>
          <div className="row">
            <Button kind="primary" onClick={() => void share()}>
              <LaterIcon name="link" />
              {sharingText.share}
            </Button>
            <Button kind="secondary" onClick={() => void showCode()}>
              <LaterIcon name="code" />
              {sharingText.code}
            </Button>
          </div>
        </section>
        <section className={styles.group}>
          <h3>{sharingText.files}</h3>
          <Way
            icon="download"
            name={sharingText.csv}
            hint={sharingText.csvHint}
            onChoose={() =>
              void give(async (words) => save(textFile(csvOf(words), 'text/csv'), 'csv'))
            }
          />
          <Way
            icon="download"
            name={sharingText.ankiPackage}
            hint={sharingText.ankiPackageHint}
            onChoose={() =>
              void give(async (words) => {
                const file = await ankiPackage(words)
                return file ? save(file, 'apkg') : sharingText.notLoaded
              })
            }
          />
          <Way
            icon="download"
            name={sharingText.ankiText}
            hint={sharingText.ankiTextHint}
            onChoose={() =>
              void give(async (words) =>
                save(textFile(listAsAnkiText(words, columnNames, nameOf), 'text/plain'), 'txt'),
              )
            }
          />
          <Way
            icon="link"
            name={sharingText.quizlet}
            hint={sharingText.quizletHint}
            onChoose={() =>
              void give(async (words) => {
                if (!(await copied(listAsQuizletText(words)))) return sharingText.notCopied
                showToast({ text: sharingText.copied })
                return undefined
              })
            }
          />
          <p className="sr" role="status">
            {isMaking && sharingText.making}
          </p>
        </section>
      </div>
    </Sheet>
  )
}

function Way({
  icon,
  name,
  hint,
  onChoose,
}: {
  readonly icon: LaterIconName
  readonly name: string
  readonly hint: string
  readonly onChoose: () => void
}) {
  return (
    <button type="button" className={styles.way} onClick={onChoose}>
      <LaterIcon name={icon} />
      <span>
        <b>{name}</b>
        <small>{hint}</small>
      </span>
    </button>
  )
}

const nameOf = (partOfSpeech: keyof typeof partOfSpeechText) => partOfSpeechText[partOfSpeech]

function csvOf(words: ExportedList): string {
  return listAsCsv(words, columnNames, nameOf)
}

function textFile(text: string, type: string): Blob {
  return new Blob([text], { type: `${type};charset=utf-8` })
}
