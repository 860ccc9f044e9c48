import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

type FieldProps = {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** What is wrong with what stands there, and how to mend it. */
  readonly error?: string | undefined
}

/** A line of text to fill in, with its name, a hint, and what is wrong with it. */
export function TextField({
  label,
  hint,
  error,
  id,
  ...rest
}: FieldProps & ComponentProps<'input'>) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Field fieldId={fieldId} label={label} hint={hint} error={error}>
      <input className={styles.input} id={fieldId} {...rest} {...ariaOf(fieldId, hint, error)} />
    </Field>
  )
}

/** A text of several lines to fill in; otherwise like `TextField`. */
export function TextArea({
  label,
  hint,
  error,
  id,
  ...rest
}: FieldProps & ComponentProps<'textarea'>) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Field fieldId={fieldId} label={label} hint={hint} error={error}>
      <textarea className={styles.input} id={fieldId} {...rest} {...ariaOf(fieldId, hint, error)} />
    </Field>
  )
}

function Field({
  fieldId,
  label,
  hint,
  error,
  children,
}: FieldProps & { readonly fieldId: string; readonly children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId}>{label}</label>
      {children}
      {error && (
        <p className={styles.error} id={`${fieldId}-error`}>
          <Icon name="warning" small />
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={`${fieldId}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

function ariaOf(fieldId: string, hint: ReactNode, error: string | undefined) {
  const ids = [error && `${fieldId}-error`, hint && `${fieldId}-hint`].filter(Boolean)
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  }
}
