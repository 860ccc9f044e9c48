import { useEffect, useRef, useState } from 'react'
import type { JudgedRow } from '#domain/import/judge-row.ts'
import {
  isServerTranslating,
  type NoTranslation,
  type Translating,
  translateAllOnDevice,
  translateAllOnServer,
  translating,
} from '../../api/translation.ts'
import { agreeToTranslation, hasAgreedToTranslation } from '../../storage/translation-consent.ts'
import { importText } from '../../text/import.ts'
import { translationText } from '../../text/translation.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import styles from './import.module.css'

// More than anybody reads through at once; and each word is a text for who translates.
const mostAtOnce = 300

type State =
  | { readonly kind: 'idle'; readonly problem?: NoTranslation | undefined }
  | { readonly kind: 'asking-consent' }
  | { readonly kind: 'working'; readonly done: number; readonly all: number }

/** Words without a meaning, and the way to one: by the browser, else by our server after consent. */
export function MissingMeanings({
  words,
  onTranslated,
}: {
  readonly words: readonly JudgedRow[]
  readonly onTranslated: (line: number, translation: string) => void
}) {
  const [by, setBy] = useState<Translating>('nobody')
  const [state, setState] = useState<State>({ kind: 'idle' })
  // What comes after the learner has given up waiting for it is not wanted any more.
  const turns = useRef(0)
  useEffect(() => {
    void translating().then(setBy)
    return () => {
      turns.current += 1
    }
  }, [])

  const begin = () => {
    turns.current += 1
    const turn = turns.current
    const part = words.slice(0, mostAtOnce)
    const texts = part.map(({ word }) => word)
    setState({ kind: 'working', done: 0, all: part.length })
    const isOver = () => turns.current !== turn
    const onEach = (translation: string, at: number) => {
      if (isOver()) return false
      const row = part[at]
      if (row && translation.trim() !== '') onTranslated(row.line, asMeaning(translation))
      setState({ kind: 'working', done: at + 1, all: part.length })
      return true
    }
    const finish = (problem?: NoTranslation) => {
      if (!isOver()) setState({ kind: 'idle', problem })
    }
    return { texts, onEach, finish, isOver }
  }
  const byServer = async () => {
    const { texts, onEach, finish } = begin()
    finish(await translateAllOnServer(texts, onEach))
  }
  const start = async () => {
    if (by === 'device') {
      const { texts, onEach, finish, isOver } = begin()
      const isDone = await translateAllOnDevice(texts, onEach)
      if (isDone || isOver()) return finish()
      if (!isServerTranslating()) return finish({ kind: 'empty' })
    }
    if (!hasAgreedToTranslation()) return setState({ kind: 'asking-consent' })
    await byServer()
  }
  const agree = () => {
    agreeToTranslation()
    void byServer()
  }
  const giveUp = () => {
    turns.current += 1
    setState({ kind: 'idle' })
  }

  return (
    <section className={styles.tile} aria-labelledby="anlamsiz">
      <h2 id="anlamsiz">{importText.missing(words.length)}</h2>
      {by === 'nobody' ? (
        <p className="small muted">{importText.missingAlone}</p>
      ) : (
        <p className="small muted">
          {importText.missingHint}
          {words.length > mostAtOnce && ` ${importText.translateLimit(mostAtOnce)}`}
        </p>
      )}
      {state.kind === 'idle' && state.problem && (
        <Note kind="warn" role="alert">
          {reasonOf(state.problem)}
        </Note>
      )}
      {state.kind === 'asking-consent' && (
        <>
          <Note kind="info">
            <b>{translationText.consentTitle}</b> {translationText.consent}
          </Note>
          <div className="row">
            <Button kind="primary" small onClick={agree}>
              {translationText.agree}
            </Button>
            <Button kind="quiet" small onClick={giveUp}>
              {translationText.decline}
            </Button>
          </div>
        </>
      )}
      {state.kind === 'working' && (
        <div className={styles.head}>
          <span role="status">{importText.translating(state.done, state.all)}</span>
          <Button kind="quiet" small onClick={giveUp}>
            {importText.cancel}
          </Button>
        </div>
      )}
      {state.kind === 'idle' && by !== 'nobody' && (
        <div className="row">
          <Button kind="secondary" small onClick={() => void start()}>
            {importText.translate}
          </Button>
        </div>
      )}
    </section>
  )
}

/** A translation as a gloss is written: in small letters and without a full stop. */
function asMeaning(translation: string): string {
  return translation.trim().replace(/\.$/, '').toLocaleLowerCase('tr').slice(0, 200)
}

function reasonOf(problem: NoTranslation): string {
  return problem.kind === 'refused' ? problem.problem.detail : translationText[problem.kind]
}
