import { type ReactNode, useEffect, useRef, useState } from 'react'
import { contactText } from '../../text/contact.ts'
import { optionLetters } from '../../text/lists.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LoadingDots } from '../../ui/loading-dots.tsx'
import { AnswerTile } from '../../vocabulary/later-tiles.tsx'
import { Stage } from '../../vocabulary/stage.tsx'
import styles from './contact.module.css'

/** The answers of a question card; exactly one of them is correct. */
export type CardOption = { readonly answer: string; readonly isCorrect: boolean }

const wrongShownMs = 900

/**
 * A question and a grid of answers. A wrong answer is told and brings another question; there is
 * no limit on tries.
 */
export function QuestionCard({
  question,
  options,
  takesFocus,
  onRight,
  onAnother,
}: {
  readonly question: ReactNode
  readonly options: readonly CardOption[]
  /** Whether it comes in place of another question, and so takes over the focus. */
  readonly takesFocus: boolean
  readonly onRight: () => void
  readonly onAnother: () => void
}) {
  const [wrong, setWrong] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  useEffect(() => {
    if (wrong === undefined) return
    const timer = setTimeout(() => {
      setWrong(undefined)
      onAnother()
    }, wrongShownMs)
    return () => clearTimeout(timer)
  }, [wrong, onAnother])

  const pick = ({ answer, isCorrect }: CardOption) => {
    if (wrong !== undefined) return
    if (isCorrect) onRight()
    else setWrong(answer)
  }
  return (
    <section className={styles.card} aria-labelledby="dogrulama">
      <Stage className={styles.stage}>
        <p className={styles.tagline}>{contactText.check}</p>
        <h2 id="dogrulama" ref={heading} tabIndex={-1}>
          {question}
        </h2>
      </Stage>
      <div className={styles.body}>
        <div className={styles.answers} role="group" aria-label={contactText.answers}>
          {options.map((option, at) => (
            <AnswerTile
              key={option.answer}
              letter={optionLetters[at]}
              text={option.answer}
              isWrong={option.answer === wrong}
              onPick={() => pick(option)}
            />
          ))}
        </div>
        <div className="row">
          <Button kind="quiet" onClick={onAnother}>
            <Icon name="again" />
            {contactText.another}
          </Button>
          <p className={styles.said} role="status">
            {wrong !== undefined && contactText.notThis}
          </p>
        </div>
      </div>
    </section>
  )
}

/** The shape of a question card while its question is on its way: what stands below stays there. */
export function QuestionCardSkeleton() {
  return (
    <div className={styles.card} role="status">
      <Stage className={styles.stage}>
        <p className={styles.tagline}>{contactText.check}</p>
        <p className={styles.question}>
          <span className="sr">{contactText.preparing}</span>
          <LoadingDots />
        </p>
        <noscript>{contactText.noScript}</noscript>
      </Stage>
      <div className={styles.body} aria-hidden="true">
        <div className={styles.answers}>
          {optionLetters.map((letter) => (
            <div key={letter} className={styles.answerRoom} />
          ))}
        </div>
        <div className={styles.buttonRoom} />
      </div>
    </div>
  )
}
