import { type FormEvent, useEffect, useRef, useState } from 'react'
import { contact, contactLimits } from '#contract/contact.ts'
import { type CallProblem, call } from '../../api/call.ts'
import { type MessageDraft, messageDraft } from '../../storage/drafts.ts'
import { contactText } from '../../text/contact.ts'
import { undelivered } from '../../text/undelivered.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import styles from './contact.module.css'

/** The answer that the question card was given: the server looks at it again. */
export type HumanCheck = { readonly word: string; readonly answer: string }

type Errors = Partial<Record<keyof MessageDraft, string>>

const empty: MessageDraft = { name: '', email: '', message: '' }
const fieldIds = { name: 'ad', email: 'eposta', message: 'mesaj' } as const

/**
 * The form of a message to us; closed, with its reason, until the question is answered. What is
 * written is kept on the device until it is sent.
 *
 * @param onRefused called where the server does not take the answer of the question.
 */
export function MessageForm({
  humanCheck,
  onRefused,
  onSent,
}: {
  readonly humanCheck: HumanCheck | undefined
  readonly onRefused: () => void
  readonly onSent: () => void
}) {
  const [draft, setDraft] = useState(empty)
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const isOpen = humanCheck !== undefined
  // Not while rendering: the prerendered page knows of no draft.
  useEffect(() => {
    const kept = messageDraft.read()
    if (kept.ok && kept.value) setDraft(kept.value)
  }, [])
  useEffect(() => {
    if (isOpen) form.current?.querySelector('input')?.focus()
  }, [isOpen])
  useEffect(() => {
    if (problem) summary.current?.focus()
  }, [problem])

  const change = (field: keyof MessageDraft) => (event: { target: { value: string } }) => {
    const changed = { ...draft, [field]: event.target.value }
    setDraft(changed)
    messageDraft.write(changed)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!humanCheck || isSending) return
    const found = errorsOf(draft)
    const count = Object.keys(found).length
    // Once more, so that the summary takes the focus each time.
    setProblem(undefined)
    setErrors(found)
    if (count > 0) {
      setProblem(contactText.notSent(count))
      return
    }
    setSending(true)
    const sent = await call(contact, {
      ...(draft.name.trim() === '' ? {} : { name: draft.name.trim() }),
      email: draft.email.trim(),
      message: draft.message,
      website: trap.current?.value ?? '',
      humanCheck,
    })
    setSending(false)
    if (sent.ok) {
      messageDraft.remove()
      onSent()
      return
    }
    if (isAboutAnswer(sent.problem)) onRefused()
    setProblem(saidOf(sent.problem))
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={contactText.form}
      onSubmit={(event) => void submit(event)}
    >
      {problem && (
        <div ref={summary} tabIndex={-1}>
          <Note kind="bad" role="alert">
            <b>{problem}</b>
            {(Object.keys(errors) as (keyof MessageDraft)[]).map((field) => (
              <span key={field} className={styles.errorLink}>
                <a
                  href={`#${fieldIds[field]}`}
                  onClick={(event) => {
                    event.preventDefault()
                    document.getElementById(fieldIds[field])?.focus()
                  }}
                >
                  {errors[field]}
                </a>
              </span>
            ))}
          </Note>
        </div>
      )}
      <fieldset disabled={!isOpen} aria-describedby={isOpen ? undefined : 'kapali'}>
        <legend className="sr">{contactText.form}</legend>
        {!isOpen && (
          <p className="muted" id="kapali">
            {contactText.closed}
          </p>
        )}
        <TextField
          id={fieldIds.name}
          label={
            <>
              {contactText.name} <span className="muted small">{contactText.optional}</span>
            </>
          }
          autoComplete="name"
          maxLength={contactLimits.name}
          readOnly={isSending}
          value={draft.name}
          error={errors.name}
          onChange={change('name')}
        />
        <TextField
          id={fieldIds.email}
          label={contactText.email}
          type="email"
          autoComplete="email"
          maxLength={contactLimits.email}
          readOnly={isSending}
          value={draft.email}
          error={errors.email}
          onChange={change('email')}
        />
        <TextArea
          id={fieldIds.message}
          label={contactText.message}
          hint={contactText.charsLeft(
            contactLimits.message,
            contactLimits.message - draft.message.length,
          )}
          readOnly={isSending}
          value={draft.message}
          error={errors.message}
          onChange={change('message')}
        />
        {/* No person sees it; who fills it in is a program. */}
        <div className={styles.trap} aria-hidden="true">
          <label>
            Website
            <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div className="row">
          <Button kind="primary" type="submit" aria-busy={isSending}>
            {isSending ? contactText.sending : contactText.send}
          </Button>
          <p className="small muted">{contactText.privacy}</p>
        </div>
      </fieldset>
    </form>
  )
}

function errorsOf({ name, email, message }: MessageDraft): Errors {
  const { shape } = contact.request
  const errors: Errors = {}
  if (!shape.name.safeParse(name).success) errors.name = contactText.errors.name
  const isEmail = shape.email.safeParse(email.trim()).success
  if (!isEmail) errors.email = emailError(email.trim())
  if (message.trim() === '') errors.message = contactText.errors.message
  else if (!shape.message.safeParse(message).success) {
    errors.message = contactText.errors.longMessage
  }
  return errors
}

function emailError(email: string): string {
  const { noEmail, noAt, halfEmail, email: other } = contactText.errors
  if (email === '') return noEmail
  if (!email.includes('@')) return noAt
  // Nothing behind it, or a name without its ending.
  return /^[^@]*@[^@.]*$/.test(email) ? halfEmail : other
}

function isAboutAnswer(problem: CallProblem): boolean {
  return problem.kind === 'refused' && problem.problem.kind === 'wrong-answer'
}

function saidOf(problem: CallProblem): string {
  return problem.kind === 'refused'
    ? `${contactText.refused} ${problem.problem.detail}`
    : undelivered('Mesaj', problem.kind)
}
