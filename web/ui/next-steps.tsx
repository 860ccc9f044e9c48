import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import styles from './next-steps.module.css'

/** Something that can be done after a session, and what it comes to. */
export type NextStep = {
  readonly title: string
  readonly hint?: string | undefined
  /** Where it leads, or what it does on this screen. */
  readonly to: string | (() => void)
  /** What the step of the history that it leads to keeps. */
  readonly notes?: Readonly<Record<string, unknown>>
}

/**
 * What can be done after a session: two or three rows of one size, of which the first is the primary
 * one. Rest is among them, as the last.
 */
export function NextSteps({
  heading,
  steps,
}: {
  readonly heading: string
  readonly steps: readonly NextStep[]
}) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <StepRow {...step} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function StepRow({ title, hint, to, notes }: NextStep) {
  const content: ReactNode = (
    <>
      <span>
        <b>{title}</b>
        {hint !== undefined && <small>{hint}</small>}
      </span>
      <Icon name="next" />
    </>
  )
  return typeof to === 'string' ? (
    <Link href={to} notes={notes ?? null} className={styles.step}>
      {content}
    </Link>
  ) : (
    <button type="button" className={styles.step} onClick={to}>
      {content}
    </button>
  )
}
