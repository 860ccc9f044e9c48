import { useEffect, useRef, useState } from 'react'
import { importText } from '../../text/import.ts'
import { Button } from '../../ui/button.tsx'
import { LaterIcon } from '../../ui/later-icon.tsx'
import { saveFile } from '../../ui/save-file.ts'
import styles from './import.module.css'

const accepted = { file: '.csv,.tsv,.txt,text/csv,text/plain', anki: '.apkg,.colpkg,.txt' } as const

/** Takes a file: dropped anywhere on the page, or chosen. */
export function DropZone({
  source,
  onFile,
}: {
  readonly source: keyof typeof accepted
  readonly onFile: (file: File) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = useRef(onFile)
  take.current = onFile
  useEffect(() => {
    // A file that misses the zone would otherwise be opened in the place of the page.
    const over = (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const [file] = event.dataTransfer?.files ?? []
      if (file) take.current(file)
    }
    addEventListener('dragover', over)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  }, [])
  return (
    <div className={styles.drop} data-over={isOver ? '' : undefined}>
      <span className={styles.sheet}>
        <LaterIcon name="file" />
      </span>
      <p>
        <b>{importText.drop[source]}</b>
        <span className={styles.dropHint}>{importText.dropHint[source]}</span>
      </p>
      <Button kind="primary" onClick={() => input.current?.click()}>
        {importText.choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted[source]}
        aria-label={importText.choose}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
      {source === 'file' && (
        <Button kind="quiet" small onClick={saveSample}>
          {importText.sample}
        </Button>
      )}
    </div>
  )
}

function saveSample() {
  // With its mark, by which Excel knows the letters.
  const file = new Blob(['\ufeff', importText.sampleText], { type: 'text/csv' })
  saveFile(file, importText.sampleName)
}
