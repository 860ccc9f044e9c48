import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { judgeTyped, type TypedVerdict } from '#domain/recall/judge-typed.ts'
import { plainMeaning } from '#domain/text/plain-meaning.ts'
import type { LearningRun } from '../../learning/learning-run.ts'
import type { LessonWord } from '../../learning/prepare-session.ts'
import type { LoadedWords } from '../../lexicon/quiz-parts.ts'
import { otherGlosses } from '../../lexicon/word-details.ts'
import { questionShortcuts, useConfirmKeys, useShortcuts } from '../../question/shortcuts.ts'
import { learnText } from '../../text/learn.ts'
import { partText } from '../../text/lists.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { MeaningField } from '../../vocabulary/meaning-field.tsx'
import { WordMeaning } from '../../vocabulary/word-meaning.tsx'
import { Dock } from './learn-field.tsx'
import cardStyles from './lesson-card.module.css'
import styles from './typed-question.module.css'
import { UndoButton } from './undo-button.tsx'
import { undoOf } from './undo-of.ts'

/** The word with a field for its Turkish; slips are shown, and another meaning is asked again. */
export function TypedQuestion({
  run,
  lesson,
  words,
  onShow,
}: {
  readonly run: LearningRun
  readonly lesson: LessonWord
  readonly words: LoadedWords | undefined
  readonly onShow: () => void
}) {
  const { entry, detail, own } = lesson
  const field = useRef<HTMLInputElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const [text, setText] = useState('')
  const [isOtherSense, setOtherSense] = useState(false)
  const known = useMemo(
    () => new Set(words?.index.entries.map(({ gloss }) => plainMeaning(gloss))),
    [words],
  )
  const { onScreen } = run
  const given = onScreen.phase === 'answered' ? onScreen.given : undefined
  const undo = undoOf(run)
  const goOn = () => void run.goOn()
  useShortcuts(questionShortcuts({ undo }))
  useConfirmKeys(given && goOn)
  useEffect(() => {
    if (given) next.current?.focus()
  }, [given])

  const judged = (typed: string | null) =>
    judgeTyped(typed ?? '', {
      glosses: own.senses[0]?.gloss ?? [entry.gloss],
      otherGlosses: otherGlosses(detail, entry.id),
      isGloss: (gloss) => known.has(gloss),
    })
  const give = (typed: string | null) => {
    const verdict = judged(typed)
    const grade = isRight(verdict) ? 'good' : 'again'
    // How it is spelled is there to be read.
    const waits = verdict.kind === 'slip'
    run.answer({ question: 'typed', grade, options: [], chosen: typed }, waits)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = text.trim()
    if (typed === '') return
    // It is right of the word, and says nothing of the sense that is asked for.
    const isOther = judged(typed).kind === 'other-sense'
    setOtherSense(isOther)
    if (isOther) field.current?.select()
    else give(typed)
  }

  if (!given) {
    return (
      <form className={styles.form} onSubmit={submit}>
        <MeaningField ref={field} value={text} onChange={setText} />
        {isOtherSense && (
          <Note kind="ok" role="status">
            <b>{learnText.alsoRight(partText(entry))}</b>
          </Note>
        )}
        <div className="row">
          <Button
            kind="primary"
            type="submit"
            unavailable={text.trim() === '' ? learnText.typeMeaning : undefined}
          >
            {learnText.check}
          </Button>
          <Button kind="quiet" onClick={() => give(null)}>
            {learnText.unknown}
          </Button>
          <Button kind="quiet" onClick={onShow}>
            {learnText.showInstead}
          </Button>
        </div>
        {undo && (
          <div>
            <UndoButton onUndo={undo} />
          </div>
        )}
      </form>
    )
  }
  const verdict = judged(given.chosen)
  const typed = given.chosen ?? ''
  return (
    <>
      <Note kind={isRight(verdict) ? 'ok' : 'bad'} role="status">
        <b>{said(verdict)}</b> {typed !== '' && learnText.typed(typed)}
      </Note>
      <div className={cardStyles.card}>
        <WordMeaning entry={entry} senses={own.senses} forms={Object.values(own.forms ?? {})} />
      </div>
      <Dock>
        {undo && <UndoButton onUndo={undo} />}
        {!isRight(verdict) && typed !== '' && (
          <Button kind="quiet" onClick={run.overrule}>
            {learnText.overrule}
          </Button>
        )}
        <span className="push" />
        <Button kind="primary" ref={next} onClick={goOn}>
          {learnText.next}
          <Icon name="next" />
        </Button>
      </Dock>
    </>
  )
}

function isRight({ kind }: TypedVerdict): boolean {
  return kind === 'right' || kind === 'slip'
}

function said(verdict: TypedVerdict): string {
  if (verdict.kind === 'slip') return learnText.slip(verdict.gloss)
  return verdict.kind === 'right' ? learnText.right : learnText.wrong
}
