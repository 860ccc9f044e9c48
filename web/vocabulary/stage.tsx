import type { ComponentProps, ReactNode } from 'react'
import styles from './stage.module.css'

/** The cobalt field on which English stands. */
export function Stage({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={[styles.stage, className].filter(Boolean).join(' ')} />
}

/** A stage that is half of its screen: the word has room, and a line stands above it. */
export function TallStage({ className, ...rest }: ComponentProps<'section'>) {
  return <Stage {...rest} className={[styles.tall, className].filter(Boolean).join(' ')} />
}

/** The line at the top of a half of the screen: where one is, and the way from there. */
export function StageTop({ children }: { readonly children: ReactNode }) {
  return <div className={styles.top}>{children}</div>
}

/** An English word so large that it fills its stage and never breaks. */
export function BigWord({
  as: Heading,
  word,
  ...rest
}: { readonly as: 'h1' | 'h2' | 'h3'; readonly word: string } & ComponentProps<'h1'>) {
  return (
    <Heading {...rest} className={styles.word} lang="en" data-len={Math.min(word.length, 20)}>
      {word}
    </Heading>
  )
}
