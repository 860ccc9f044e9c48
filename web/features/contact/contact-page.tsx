import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Result } from '#domain/result.ts'
import type { LoadProblem } from '../../lexicon/bundle.ts'
import { contactText } from '../../text/contact.ts'
import { stateText } from '../../text/frame.ts'
import { loadingHint } from '../../text/loading-hint.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Note } from '../../ui/note.tsx'
import { Lede, Page } from '../../ui/page.tsx'
import { WithEnglish } from '../../vocabulary/with-english.tsx'
import { type CardQuestion, drawCardQuestion } from './card-question.ts'
import styles from './contact.module.css'
import { contactAddress } from './contact-address.ts'
import { MessageForm } from './message-form.tsx'
import { QuestionCard, QuestionCardSkeleton } from './question-card.tsx'

type Question = Result<CardQuestion, LoadProblem> & { readonly number: number }

/** A question first, as friction against robots; then the form of a message to us. */
export default function ContactPage() {
  const [question, setQuestion] = useState<Question>()
  const [answered, setAnswered] = useState<CardQuestion>()
  const [isSent, setSent] = useState(false)
  const lastWord = useRef<string>(undefined)
  const draw = useCallback(async () => {
    const drawn = await drawCardQuestion(Math.random, lastWord.current)
    if (drawn.ok) lastWord.current = drawn.value.word
    setQuestion((before) => ({ ...drawn, number: before?.ok ? before.number + 1 : 1 }))
  }, [])
  useEffect(() => void draw(), [draw])
  const right = answered?.options.find(({ isCorrect }) => isCorrect)?.answer ?? ''

  return (
    <Page narrow>
      <div>
        <h1 tabIndex={-1}>{contactText.title}</h1>
        <Lede>{contactText.lede}</Lede>
        <MailWay />
      </div>
      {isSent ? (
        <Sent />
      ) : (
        <>
          {answered ? (
            <RightAnswer word={answered.word} answer={right} />
          ) : (
            <div className={styles.asking}>
              <p>{contactText.checkHint}</p>
              <AskedQuestion question={question} onRight={setAnswered} onAnother={draw} />
            </div>
          )}
          <MessageForm
            humanCheck={answered && { word: answered.word, answer: right }}
            onRefused={() => {
              setAnswered(undefined)
              void draw()
            }}
            onSent={() => setSent(true)}
          />
        </>
      )}
    </Page>
  )
}

/** The way by e-mail, where the operator of this site reads any. */
function MailWay() {
  const address = useSyncExternalStore(
    () => () => undefined,
    contactAddress,
    () => undefined,
  )
  if (!address) return null
  return (
    <p>
      {contactText.byMail} <a href={`mailto:${address}`}>{address}</a>
    </p>
  )
}

function RightAnswer({ word, answer }: { readonly word: string; readonly answer: string }) {
  return (
    <Note kind="ok" role="status">
      <b>
        <WithEnglish sentence={contactText.right(word, answer)} words={[word]} />
      </b>
    </Note>
  )
}

/** What stands in place of the form once the message is on its way. */
function Sent() {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div ref={note} tabIndex={-1}>
      <Note kind="ok">
        <b>{contactText.sent}</b> {contactText.sentHint}
      </Note>
    </div>
  )
}

function AskedQuestion({
  question,
  onRight,
  onAnother,
}: {
  readonly question: Question | undefined
  readonly onRight: (question: CardQuestion) => void
  readonly onAnother: () => Promise<void>
}) {
  const another = useCallback(() => void onAnother(), [onAnother])
  if (question === undefined) {
    return <QuestionCardSkeleton />
  }
  if (!question.ok) {
    return (
      <Empty
        isProblem
        heading={contactText.failed}
        level={2}
        hint={loadingHint[question.problem.kind]}
      >
        <Button kind="primary" onClick={another}>
          {stateText.retry}
        </Button>
      </Empty>
    )
  }
  const { number, value } = question
  return (
    <QuestionCard
      key={number}
      takesFocus={number > 1}
      question={<WithEnglish sentence={contactText.question(value.word)} words={[value.word]} />}
      options={value.options}
      onRight={() => onRight(value)}
      onAnother={another}
    />
  )
}
