import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { contactText } from '../../text/contact.ts'
import { stateText } from '../../text/frame.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { LoadingDots } from '../../ui/loading-dots.tsx'
import { Note } from '../../ui/note.tsx'
import { Lede, Page } from '../../ui/page.tsx'
import { WithEnglish } from '../../vocabulary/with-english.tsx'
import { type CardQuestion, drawCardQuestion } from './card-question.ts'
import styles from './contact.module.css'
import { contactAddress } from './contact-address.ts'
import { QuestionCard } from './question-card.tsx'

type Question = (CardQuestion & { readonly number: number }) | 'failed' | undefined

/** A question first, as friction against robots; then the way to write to us. */
export default function ContactPage() {
  const [question, setQuestion] = useState<Question>()
  const [answered, setAnswered] = useState<CardQuestion>()
  const lastWord = useRef<string>(undefined)
  const draw = useCallback(async () => {
    const drawn = await drawCardQuestion(Math.random, lastWord.current)
    if (drawn.ok) lastWord.current = drawn.value.word
    setQuestion((before) =>
      drawn.ok
        ? { ...drawn.value, number: typeof before === 'object' ? before.number + 1 : 1 }
        : 'failed',
    )
  }, [])
  useEffect(() => void draw(), [draw])

  return (
    <Page narrow>
      <div>
        <h1 tabIndex={-1}>{contactText.title}</h1>
        <Lede>
          {contactText.lede} {contactText.checkHint}
        </Lede>
      </div>
      {answered ? (
        <RightAnswer question={answered} />
      ) : (
        <AskedQuestion question={question} onRight={setAnswered} onAnother={draw} />
      )}
    </Page>
  )
}

function AskedQuestion({
  question,
  onRight,
  onAnother,
}: {
  readonly question: Question
  readonly onRight: (question: CardQuestion) => void
  readonly onAnother: () => Promise<void>
}) {
  const another = useCallback(() => void onAnother(), [onAnother])
  if (question === undefined) {
    return (
      <div className={styles.skeleton} role="status">
        <span className="sr">{contactText.preparing}</span>
        <LoadingDots />
        <noscript>{contactText.noScript}</noscript>
      </div>
    )
  }
  if (question === 'failed') {
    return (
      <Empty heading={contactText.failed} level={2} hint={contactText.failedHint}>
        <Button kind="primary" onClick={another}>
          {stateText.retry}
        </Button>
      </Empty>
    )
  }
  return (
    <QuestionCard
      key={question.number}
      takesFocus={question.number > 1}
      question={
        <WithEnglish sentence={contactText.question(question.word)} words={[question.word]} />
      }
      options={question.options}
      onRight={() => onRight(question)}
      onAnother={another}
    />
  )
}

function RightAnswer({ question }: { readonly question: CardQuestion }) {
  const address = useSyncExternalStore(
    () => () => undefined,
    contactAddress,
    () => undefined,
  )
  const right = question.options.find(({ isCorrect }) => isCorrect)
  // It stands in place of the answer that had the focus.
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <>
      <div ref={note} tabIndex={-1}>
        <Note kind="ok">
          <b>
            <WithEnglish
              sentence={contactText.right(question.word, right?.answer ?? '')}
              words={[question.word]}
            />
          </b>
        </Note>
      </div>
      {address ? (
        <p>
          {contactText.byMail} <a href={`mailto:${address}`}>{address}</a>
        </p>
      ) : (
        <p>{contactText.noMail}</p>
      )}
    </>
  )
}
