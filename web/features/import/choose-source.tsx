import { useId, useRef, useState } from 'react'
import type { PastedAs } from '#domain/import/read-lines.ts'
import type { Given, SourceProblem } from '../../import/source.ts'
import { pastedDraft } from '../../storage/drafts.ts'
import { importText } from '../../text/import.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { DropZone } from './drop-zone.tsx'
import styles from './import.module.css'

const sources = ['file', 'anki', 'paste'] as const
type Source = (typeof sources)[number]

/** Where the words come from, and why the last source could not be read. */
export function ChooseSource({
  problem,
  onRead,
  onRetry,
}: {
  readonly problem: SourceProblem | 'words' | undefined
  readonly onRead: (given: Given) => void
  readonly onRetry?: () => void
}) {
  const [source, setSource] = useState<Source>('file')
  const id = useId()
  const tabs = useRef<HTMLDivElement>(null)
  const move = (key: string) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    const next = sources.at((sources.indexOf(source) + step) % sources.length)
    if (step === 0 || !next) return
    setSource(next)
    tabs.current?.querySelector<HTMLElement>(`[data-source=${next}]`)?.focus()
  }
  return (
    <>
      {problem && (
        <div className={styles.problem}>
          <Note kind="bad" role="alert">
            {importText.problems[problem]}
          </Note>
          {onRetry && (problem === 'unloaded' || problem === 'words') && (
            <Button kind="secondary" small onClick={onRetry}>
              {importText.retry}
            </Button>
          )}
        </div>
      )}
      <div ref={tabs} className={styles.tabs} role="tablist" aria-label={importText.source}>
        {sources.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            data-source={one}
            aria-selected={one === source}
            aria-controls={`${id}-panel`}
            tabIndex={one === source ? 0 : -1}
            onClick={() => setSource(one)}
            onKeyDown={({ key }) => move(key)}
          >
            {importText.sources[one]}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${source}`}>
        {source === 'paste' ? (
          <Paste onRead={onRead} />
        ) : (
          <DropZone key={source} source={source} onFile={(file) => onRead({ file })} />
        )}
      </div>
    </>
  )
}

function keptText(): string {
  const kept = pastedDraft.read()
  return kept.ok && kept.value ? kept.value.text : ''
}

function Paste({ onRead }: { readonly onRead: (given: Given) => void }) {
  const [text, setText] = useState(keptText)
  const [as, setAs] = useState<PastedAs | 'auto'>('auto')
  const [isMissing, setMissing] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const change = (next: string) => {
    setText(next)
    setMissing(false)
    // What finds no room there is lost by a reload only.
    pastedDraft.write({ text: next })
  }
  return (
    <form
      className={styles.tile}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') return onRead({ pasted: text, as: as === 'auto' ? undefined : as })
        setMissing(true)
        area.current?.focus()
      }}
    >
      <TextArea
        ref={area}
        label={importText.paste}
        hint={importText.pasteHint}
        error={isMissing ? importText.pasteEmpty : undefined}
        value={text}
        rows={10}
        spellCheck={false}
        autoCapitalize="off"
        onChange={({ target }) => change(target.value)}
      />
      <Segmented
        label={importText.pastedAs}
        choices={(['auto', 'lines', 'text'] as const).map((value) => ({
          value,
          label: importText.pastedAsNames[value],
        }))}
        value={as}
        onChange={setAs}
      />
      <div className="row">
        <Button kind="primary" type="submit">
          {importText.read}
        </Button>
      </div>
    </form>
  )
}
