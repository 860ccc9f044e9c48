import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { reportCommentChars, reportKinds } from '#contract/limits.ts'
import type { EntryDetail } from '#lexicon/word-detail.ts'
import { sendReport } from '../api/send-report.ts'
import { isOwnWord } from '../lexicon/word-details.ts'
import { versionOfWord } from '../lexicon/word-files.ts'
import { reportDraft } from '../storage/drafts.ts'
import { reportText } from '../text/report.ts'
import { undelivered } from '../text/undelivered.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import styles from './report.module.css'

type Kind = (typeof reportKinds)[number]

/** The way to report a mistake in a word: a button, which opens a small form in its place. */
export function Report({
  slug,
  entries,
  asked,
}: {
  readonly slug: string
  readonly entries: readonly EntryDetail[]
  /** The sense that a question asked, where this word was one of its options. */
  readonly asked?: string | undefined
}) {
  const [state, setState] = useState<'closed' | 'open' | 'sent' | 'cancelled'>('closed')
  const sent = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (state === 'sent') sent.current?.focus()
    if (state === 'cancelled') opener.current?.focus()
  }, [state])
  // Of the learner's own words there is nothing for us to mend.
  if (isOwnWord(entries)) return null
  if (state === 'closed' || state === 'cancelled') {
    return (
      <div>
        <Button ref={opener} kind="quiet" onClick={() => setState('open')}>
          {reportText.open}
        </Button>
      </div>
    )
  }
  if (state === 'sent') {
    return (
      <div ref={sent} tabIndex={-1}>
        <Note kind="ok">{reportText.sent}</Note>
      </div>
    )
  }
  return (
    <ReportForm
      slug={slug}
      entries={entries}
      asked={asked}
      onSent={() => setState('sent')}
      onCancel={() => setState('cancelled')}
    />
  )
}

function ReportForm({
  slug,
  entries,
  asked,
  onSent,
  onCancel,
}: {
  readonly slug: string
  readonly entries: readonly EntryDetail[]
  readonly asked: string | undefined
  readonly onSent: () => void
  readonly onCancel: () => void
}) {
  const id = useId()
  const senses = entries.flatMap((entry) => entry.senses)
  const [draft, setDraft] = useState(() => keptDraft(senses.map((sense) => sense.id)))
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const change = (changed: Partial<typeof draft>) => {
    const whole = { ...draft, ...changed }
    setDraft(whole)
    reportDraft.write(whole)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setProblem(undefined)
    setSending(true)
    const { senseId, kind, comment } = draft
    const isAboutQuestion = kind === 'question' && asked !== undefined
    const sent = await sendReport({
      senseId: isAboutQuestion ? asked : senseId,
      kind,
      ...(isAboutQuestion ? { chosenSenseId: senseId } : {}),
      ...(comment.trim() === '' ? {} : { comment }),
      lexiconVersion: versionOfWord(slug),
    })
    setSending(false)
    if (sent.ok) {
      reportDraft.remove()
      onSent()
    } else if (sent.problem.kind === 'refused') {
      setProblem(reportText.refused(sent.problem.problem.detail))
    } else setProblem(undelivered('Bildirim', sent.problem.kind))
  }

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={reportText.title}
      onSubmit={(event) => void submit(event)}
    >
      {problem && (
        <Note kind="bad" role="alert">
          {problem}
        </Note>
      )}
      {senses.length > 1 && (
        <Choice
          name={`${id}-sense`}
          legend={reportText.which}
          choices={senses.map((sense) => ({
            value: sense.id,
            label: sense.gloss.join(', ') || sense.definitionTr,
          }))}
          value={draft.senseId}
          onChange={(senseId) => change({ senseId })}
        />
      )}
      <Choice
        name={`${id}-kind`}
        legend={reportText.what}
        choices={reportKinds.map((kind) => ({ value: kind, label: reportText.kinds[kind] }))}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
      />
      <TextArea
        label={
          <>
            {reportText.comment} <span className="muted small">{reportText.optional}</span>
          </>
        }
        hint={reportText.hint}
        maxLength={reportCommentChars}
        readOnly={isSending}
        value={draft.comment}
        onChange={({ target }) => change({ comment: target.value })}
      />
      <div className="row">
        <Button kind="primary" type="submit" aria-busy={isSending}>
          {isSending ? reportText.sending : reportText.send}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {reportText.cancel}
        </Button>
      </div>
    </form>
  )
}

function Choice<Value extends string>({
  name,
  legend,
  choices,
  value,
  onChange,
}: {
  readonly name: string
  readonly legend: string
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}

/** What was written about one of these senses and not sent, or a new report about the first. */
function keptDraft(senseIds: readonly string[]) {
  const kept = reportDraft.read()
  const draft = kept.ok ? kept.value : undefined
  const kind = reportKinds.find((known) => known === draft?.kind)
  if (draft && kind && senseIds.includes(draft.senseId)) return { ...draft, kind }
  return { senseId: senseIds[0] ?? '', kind: 'meaning' as Kind, comment: '' }
}
