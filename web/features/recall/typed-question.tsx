import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { judgeTyped, type TypedVerdict } from '#domain/recall/judge-typed.ts'
import { plainMeaning } from '#domain/text/plain-meaning.ts'
import type { SenseDetail } from '#lexicon/word-detail.ts'
import type { LoadedWords } from '../../lexicon/quiz-parts.ts'
import type { RecallRun } from '../../recall/recall-run.ts'
import { partText } from '../../text/lists.ts'
import { recallText } from '../../text/recall.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { showToast } from '../../ui/toast.tsx'
import { MeaningField } from '../../vocabulary/meaning-field.tsx'
import styles from './typed-question.module.css'
import { type RecallWord, useOtherGlosses, WordAnswer } from './word-answer.tsx'

/**
 * The word with a field for its Turkish meaning; slips are shown, not punished. A meaning that the
 * word has elsewhere is no answer yet: it is said which one is asked for, and the field is empty again.
 */
export function TypedQuestion({
  word,
  senses,
  list,
  run,
}: {
  readonly word: RecallWord
  /** The senses of the word, the one asked for first. */
  readonly senses: readonly SenseDetail[]
  readonly list: LoadedWords | undefined
  readonly run: RecallRun
}) {
  const [text, setText] = useState('')
  const [also, setAlso] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const otherGlosses = useOtherGlosses(word)
  const known = useMemo(
    () => new Set(list?.index.entries.map(({ gloss }) => plainMeaning(gloss))),
    [list],
  )
  const { onScreen } = run
  const isAnswered = onScreen.phase === 'answered'
  useEffect(() => {
    if (isAnswered) next.current?.focus()
  }, [isAnswered])

  const [glosses = [word.entry.gloss]] = senses.map(({ gloss }) => gloss)
  const judged = (given: string | null) => {
    return judgeTyped(given ?? '', {
      glosses,
      otherGlosses,
      isGloss: (typed) => known.has(typed),
    })
  }
  const give = (given: string | null) => {
    const wasHelped = also !== undefined
    const right = wasHelped ? 'hard' : 'good'
    const grade = isRight(judged(given)) ? right : 'again'
    run.answer({
      question: 'typed',
      grade,
      options: [],
      chosen: given,
      ...(wasHelped && { wasHelped }),
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = text.trim()
    if (given === '') return
    if (judged(given).kind !== 'other-sense') return give(given)
    setAlso(given)
    setText('')
    field.current?.focus()
  }
  const overrule = () => {
    run.overrule(text.trim())
    showToast({ text: recallText.overruled })
    void run.goOn()
  }

  if (!isAnswered) {
    return (
      <form className={styles.form} onSubmit={submit}>
        {also !== undefined && (
          <>
            <Typed text={also} />
            <Note kind="ok" role="status">
              {recallText.alsoRight(partText(word.entry), glosses.slice(0, 2).join(', '))}
            </Note>
          </>
        )}
        <MeaningField ref={field} value={text} onChange={setText} />
        <div className="row">
          <Button
            kind="primary"
            type="submit"
            unavailable={text.trim() === '' ? recallText.typeMeaning : undefined}
          >
            {recallText.check}
          </Button>
          <Button kind="quiet" onClick={() => give(null)}>
            {recallText.unknown}
          </Button>
        </div>
      </form>
    )
  }
  const verdict = judged(onScreen.given.chosen)
  return (
    <>
      {onScreen.given.chosen !== null && <Typed text={onScreen.given.chosen} />}
      <Note kind={isRight(verdict) ? 'ok' : 'bad'} role="status">
        <b>{said(verdict)}</b>
      </Note>
      <WordAnswer word={word} />
      <div className="row">
        <Button kind="primary" ref={next} onClick={() => void run.goOn()}>
          {recallText.next}
          <Icon name="next" />
        </Button>
        {!isRight(verdict) && text.trim() !== '' && (
          <Button kind="quiet" onClick={overrule}>
            {recallText.overrule}
          </Button>
        )}
      </div>
    </>
  )
}

/** What the learner has typed, which stays in sight. */
function Typed({ text }: { readonly text: string }) {
  return <p className="muted">{recallText.typed(text)}</p>
}

function isRight({ kind }: TypedVerdict): boolean {
  return kind === 'right' || kind === 'slip'
}

function said(verdict: TypedVerdict): string {
  switch (verdict.kind) {
    case 'right':
      return recallText.right
    case 'slip':
      return recallText.slip(verdict.gloss)
    case 'other-sense':
    case 'wrong':
      return recallText.wrong
  }
}
