import { useEffect, useRef, useState } from 'react'
import {
  isServerTranslating,
  type NoTranslation,
  type Translating,
  translateOnDevice,
  translateOnServer,
  translating,
} from '../api/translation.ts'
import { agreeToTranslation, hasAgreedToTranslation } from '../storage/translation-consent.ts'
import { stateText } from '../text/frame.ts'
import { translationText } from '../text/translation.ts'
import { Button } from '../ui/button.tsx'
import { LoadingDots } from '../ui/loading-dots.tsx'
import { Note } from '../ui/note.tsx'
import styles from './translated-text.module.css'

type State =
  | { readonly kind: 'asked-for-nothing' }
  | { readonly kind: 'asking-consent' }
  /** `loaded`: how much of its languages the browser has loaded, where it loads any. */
  | { readonly kind: 'waiting'; readonly loaded?: number }
  | { readonly kind: 'failed'; readonly problem: NoTranslation }
  | { readonly kind: 'done'; readonly turkish: string; readonly by: 'device' | 'server' }

/**
 * An English text that has no Turkish of ours, with the way to a translation: by the browser where
 * it can, else by our server, once the learner has agreed to what is sent where.
 */
export function TranslatedText({ text }: { readonly text: string }) {
  const [by, setBy] = useState<Translating>('nobody')
  const [state, setState] = useState<State>({ kind: 'asked-for-nothing' })
  const [isEnglish, setEnglish] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => void translating().then(setBy), [])
  const isOpen = state.kind !== 'asked-for-nothing'
  // To what comes in place of what was pressed; not to the button that is there at first.
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen) box.current?.focus()
    else if (wasOpen.current) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  // What comes after the learner has given up waiting for it is not wanted any more.
  const turns = useRef(0)
  if (by === 'nobody') return null

  const nextTurn = () => {
    turns.current += 1
    return turns.current
  }
  const giveUp = () => {
    nextTurn()
    setState({ kind: 'asked-for-nothing' })
  }
  const start = async () => {
    const turn = nextTurn()
    if (by === 'device') {
      setState({ kind: 'waiting' })
      const turkish = await translateOnDevice(text, (loaded) => {
        if (turn === turns.current) setState({ kind: 'waiting', loaded })
      })
      if (turn !== turns.current) return
      if (turkish !== undefined) return setState({ kind: 'done', turkish, by: 'device' })
      if (!isServerTranslating()) return setState({ kind: 'failed', problem: { kind: 'empty' } })
    }
    if (!hasAgreedToTranslation()) return setState({ kind: 'asking-consent' })
    await askServer()
  }
  const askServer = async () => {
    const turn = nextTurn()
    setState({ kind: 'waiting' })
    const answer = await translateOnServer(text)
    if (turn !== turns.current) return
    setState(
      answer.ok
        ? { kind: 'done', turkish: answer.value, by: 'server' }
        : { kind: 'failed', problem: answer.problem },
    )
  }
  const agree = () => {
    agreeToTranslation()
    void askServer()
  }

  if (!isOpen) {
    return (
      <Button ref={opener} kind="secondary" onClick={() => void start()}>
        {translationText.offer}
      </Button>
    )
  }
  return (
    <div
      ref={box}
      className={styles.box}
      tabIndex={-1}
      role="group"
      aria-label={translationText.result}
    >
      {state.kind === 'asking-consent' && (
        <>
          <Note kind="info">
            <b>{translationText.consentTitle}</b> {translationText.consent}
          </Note>
          <div className="row">
            <Button kind="primary" onClick={agree}>
              {translationText.agree}
            </Button>
            <Button kind="quiet" onClick={giveUp}>
              {translationText.decline}
            </Button>
          </div>
        </>
      )}
      {(state.kind === 'waiting' || state.kind === 'failed') && (
        <p className={styles.text} lang={isEnglish ? 'en' : undefined} role="status">
          {isEnglish ? text : waitingText(state)}
        </p>
      )}
      {state.kind === 'waiting' && <LoadingDots />}
      {state.kind === 'failed' && <p className="muted">{reasonOf(state.problem)}</p>}
      {state.kind === 'done' && (
        <>
          <p className={styles.text} lang={isEnglish ? 'en' : undefined} role="status">
            {isEnglish ? text : state.turkish}
          </p>
          <p className="small muted">
            {state.by === 'device' ? translationText.onDevice : translationText.machine}
          </p>
        </>
      )}
      {state.kind !== 'asking-consent' && (
        <div className="row">
          {state.kind === 'failed' && (
            <Button kind="secondary" onClick={() => void start()}>
              {stateText.retry}
            </Button>
          )}
          <Button kind="quiet" onClick={() => setEnglish(!isEnglish)}>
            {isEnglish ? translationText.showTurkish : translationText.showEnglish}
          </Button>
          {state.kind === 'waiting' && (
            <Button kind="quiet" onClick={giveUp}>
              {translationText.decline}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function waitingText(state: State): string {
  if (state.kind !== 'waiting' || state.loaded === undefined) return translationText.waiting
  return translationText.downloading(Math.floor(state.loaded * 100))
}

function reasonOf(problem: NoTranslation): string {
  return problem.kind === 'refused' ? problem.problem.detail : translationText[problem.kind]
}
