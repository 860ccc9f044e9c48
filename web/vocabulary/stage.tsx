import type { ComponentProps } from 'react'
import styles from './stage.module.css'

/** The cobalt field on which English stands. */
export function Stage({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={[styles.stage, className].filter(Boolean).join(' ')} />
}

/** An English word so large that it fills its stage and never breaks. */
export function BigWord({
  as: Heading,
  word,
  ...rest
}: { readonly as: 'h1' | 'h2'; readonly word: string } & ComponentProps<'h1'>) {
  return (
    <Heading {...rest} className={styles.word} lang="en" data-len={Math.min(word.length, 20)}>
      {word}
    </Heading>
  )
}
