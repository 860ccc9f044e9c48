import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { judgeTyped, plain, type TypedVerdict } from '#domain/recall/judge-typed.ts'
import type { SenseDetail } from '#lexicon/word-detail.ts'
import type { LoadedWords } from '../../lexicon/quiz-parts.ts'
import type { RecallRun } from '../../recall/recall-run.ts'
import { recallText } from '../../text/recall.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { showToast } from '../../ui/toast.tsx'
import styles from './typed-question.module.css'
import { type RecallWord, useOtherGlosses, WordAnswer } from './word-answer.tsx'

/** The word with a field for its Turkish meaning; slips are shown, not punished. */
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
  const fieldId = useId()
  const [text, setText] = useState('')
  const next = useRef<HTMLButtonElement>(null)
  const otherGlosses = useOtherGlosses(word)
  const known = useMemo(() => new Set(list?.index.entries.map(({ gloss }) => plain(gloss))), [list])
  const { onScreen } = run
  const isAnswered = onScreen.phase === 'answered'
  useEffect(() => {
    if (isAnswered) next.current?.focus()
  }, [isAnswered])

  const judged = (given: string | null) => {
    const [asked] = senses
    return judgeTyped(given ?? '', {
      glosses: asked?.gloss ?? [word.entry.gloss],
      otherGlosses,
      isGloss: (typed) => known.has(typed),
    })
  }
  const give = (given: string | null) => {
    const grade = isRight(judged(given)) ? 'good' : 'again'
    run.answer({ question: 'typed', grade, options: [], chosen: given })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') give(text.trim())
  }
  const overrule = () => {
    run.overrule(text.trim())
    showToast({ text: recallText.overruled })
    void run.goOn()
  }

  if (!isAnswered) {
    return (
      <form className={styles.form} onSubmit={submit}>
        <label className={styles.label} htmlFor={fieldId}>
          {recallText.typeMeaning}
        </label>
        <input
          id={fieldId}
          className={styles.input}
          value={text}
          maxLength={80}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => setText(event.target.value)}
        />
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
      return recallText.otherSense(verdict.gloss)
    case 'wrong':
      return recallText.wrong
  }
}
