import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { judgeTyped, type TypedVerdict } from '#domain/recall/judge-typed.ts'
import { plainMeaning } from '#domain/text/plain-meaning.ts'
import type { LoadedWords } from '../lexicon/quiz-parts.ts'
import { partText } from '../text/lists.ts'
import { questionText } from '../text/question.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Note } from '../ui/note.tsx'
import { showToast } from '../ui/toast.tsx'
import { MeaningField } from '../vocabulary/meaning-field.tsx'
import type { Given } from './answer-draft.ts'
import type { AskedWord } from './asked-word.ts'
import { MeaningTile } from './meaning-tile.tsx'
import { Dock } from './question-field.tsx'
import { questionShortcuts, useConfirmKeys, useShortcuts } from './shortcuts.ts'
import styles from './typed-question.module.css'
import { UndoButton } from './undo-button.tsx'

/**
 * The word with a field for its Turkish meaning; slips are shown, not punished. A meaning that the
 * word has elsewhere is no answer yet: it is said which one is asked for, and the field is empty again.
 */
export function TypedQuestion({
  word,
  words,
  given,
  verbs: { answer, overrule, goOn, undo, show },
}: {
  readonly word: AskedWord
  /** Those that it is among, whose meanings are no slips of its own; none where they did not come. */
  readonly words: LoadedWords | undefined
  /** `undefined` before the answer. */
  readonly given: Given | undefined
  readonly verbs: {
    /** Keeps an answer; one that `waits` stays to be read, also where it is right. */
    readonly answer: (given: Given, waits: boolean) => void
    readonly overrule: (typed: string) => void
    readonly goOn: () => void
    readonly undo: (() => void) | undefined
    /** Shows the answer instead; not there where that is another question. */
    readonly show?: (() => void) | undefined
  }
}) {
  const [text, setText] = useState('')
  const [also, setAlso] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const known = useMemo(
    () => new Set(words?.index.entries.map(({ gloss }) => plainMeaning(gloss))),
    [words],
  )
  const isAnswered = given !== undefined
  useShortcuts(questionShortcuts({ undo }))
  useConfirmKeys(given && goOn)
  useEffect(() => {
    if (isAnswered) next.current?.focus()
  }, [isAnswered])

  const { entry, own, otherGlosses } = word
  const glosses = own?.senses[0]?.gloss ?? [entry.gloss]
  const judged = (typed: string | null) =>
    judgeTyped(typed ?? '', { glosses, otherGlosses, isGloss: (gloss) => known.has(gloss) })
  const give = (typed: string | null) => {
    const verdict = judged(typed)
    const wasHelped = also !== undefined
    const right = wasHelped ? 'hard' : 'good'
    const grade = isRight(verdict) ? right : 'again'
    // How it is spelled is there to be read.
    const waits = verdict.kind === 'slip'
    answer(
      { question: 'typed', grade, options: [], chosen: typed, ...(wasHelped && { wasHelped }) },
      waits,
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = text.trim()
    if (typed === '') return
    if (judged(typed).kind !== 'other-sense') return give(typed)
    setAlso(typed)
    setText('')
    field.current?.focus()
  }

  if (!isAnswered) {
    return (
      <form className={styles.form} onSubmit={submit}>
        {also !== undefined && (
          <>
            <Typed text={also} />
            <Note kind="ok" role="status">
              {questionText.alsoRight(partText(entry), glosses.slice(0, 2).join(', '))}
            </Note>
          </>
        )}
        <MeaningField ref={field} value={text} onChange={setText} />
        <div className="row">
          <Button
            kind="primary"
            type="submit"
            unavailable={text.trim() === '' ? questionText.typeMeaning : undefined}
          >
            {questionText.check}
          </Button>
          <Button kind="quiet" onClick={() => give(null)}>
            {questionText.unknown}
          </Button>
          {show && (
            <Button kind="quiet" onClick={show}>
              {questionText.showInstead}
            </Button>
          )}
        </div>
        {undo && (
          <div>
            <UndoButton onUndo={undo} />
          </div>
        )}
      </form>
    )
  }
  const typed = given.chosen ?? ''
  const verdict = judged(typed)
  const count = () => {
    overrule(typed)
    showToast({ text: questionText.overruled })
  }
  return (
    <>
      {typed !== '' && <Typed text={typed} />}
      <Note kind={isRight(verdict) ? 'ok' : 'bad'} role="status">
        <b>{said(verdict)}</b>
      </Note>
      <MeaningTile word={word} />
      <Dock>
        {undo && <UndoButton onUndo={undo} />}
        {!isRight(verdict) && typed !== '' && (
          <Button kind="quiet" onClick={count}>
            {questionText.overrule}
          </Button>
        )}
        <span className="push" />
        <Button kind="primary" ref={next} onClick={goOn}>
          {questionText.next}
          <Icon name="next" />
        </Button>
      </Dock>
    </>
  )
}

/** What the learner has typed, which stays in sight. */
function Typed({ text }: { readonly text: string }) {
  return <p className="muted">{questionText.typed(text)}</p>
}

function isRight({ kind }: TypedVerdict): boolean {
  return kind === 'right' || kind === 'slip'
}

function said(verdict: TypedVerdict): string {
  switch (verdict.kind) {
    case 'right':
      return questionText.right
    case 'slip':
      return questionText.slip(verdict.gloss)
    case 'other-sense':
    case 'wrong':
      return questionText.wrong
  }
}
