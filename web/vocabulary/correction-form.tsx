import { type FormEvent, useEffect, useRef, useState } from 'react'
import { reportCommentChars } from '#contract/limits.ts'
import { type Correction, mostDefinitionLength } from '#domain/lists/correction.ts'
import { mostMeaningLength, mostMeanings } from '#domain/lists/listed-word.ts'
import { type CorrectionProblems, typedCorrection } from '#domain/lists/typed-correction.ts'
import { slugOfSense } from '#domain/words/sense-id.ts'
import type { SenseDetail } from '#lexicon/word-detail.ts'
import { sendReport } from '../api/send-report.ts'
import { versionOfWord } from '../lexicon/word-files.ts'
import { correctSense } from '../lists/corrections.ts'
import { tellOutcome } from '../lists/tell-outcome.ts'
import { tellOwnWords } from '../lists/tell-own.ts'
import { correctionText, listProblemText } from '../text/own-lists.ts'
import { reportText } from '../text/report.ts'
import { Button } from '../ui/button.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { Tick } from '../ui/tick.tsx'
import styles from './correction-form.module.css'

/** What the learner would rather read of a sense; kept on this device, and sent to us if wished. */
export function CorrectionForm({
  sense,
  correction,
  onClose,
}: {
  readonly sense: SenseDetail
  readonly correction: Correction | undefined
  readonly onClose: () => void
}) {
  const [typed, setTyped] = useState({
    gloss: (correction?.gloss ?? sense.gloss).join(', '),
    definition: correction?.definitionTr ?? sense.definitionTr,
  })
  const [problems, setProblems] = useState<CorrectionProblems>({})
  const [failure, setFailure] = useState<string>()
  const [isSent, setSent] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])

  const keep = async (now: Correction, isToSend: boolean) => {
    if (isBusy) return
    setBusy(true)
    const kept = await correctSense(sense.id, now)
    // Where this is the first thing of their own, nobody has told of it before.
    if (kept.ok) await tellOwnWords()
    const why = kept.ok && isToSend ? await send(sense, typed) : undefined
    setBusy(false)
    if (!kept.ok) return setFailure(listProblemText[kept.problem])
    if (why !== undefined) return setFailure(correctionText.notSent(why))
    onClose()
    const isTaken = Object.keys(now).length === 0
    tellOutcome(
      kept,
      isTaken
        ? correctionText.taken
        : isToSend
          ? correctionText.savedAndSent
          : correctionText.saved,
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = typedCorrection(typed, sense)
    if (read.ok) void keep(read.value, isSent)
    else setProblems(read.problem)
  }
  const type = (changed: Partial<typeof typed>) => {
    setTyped({ ...typed, ...changed })
    setProblems({})
  }
  return (
    <form
      className={styles.form}
      aria-label={correctionText.title}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // The card beneath stays open.
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
    >
      {failure !== undefined && (
        <Note kind="bad" role="alert">
          {failure}
        </Note>
      )}
      <TextField
        ref={first}
        label={correctionText.gloss}
        hint={correctionText.glossHint}
        error={problems.gloss && glossProblem[problems.gloss]}
        value={typed.gloss}
        onChange={({ target }) => type({ gloss: target.value })}
      />
      <TextArea
        label={correctionText.definition}
        hint={correctionText.hint}
        error={problems.definition && correctionText.definitionTooLong(mostDefinitionLength)}
        rows={2}
        value={typed.definition}
        onChange={({ target }) => type({ definition: target.value })}
      />
      <div>
        <Tick checked={isSent} label={correctionText.send} onToggle={() => setSent(!isSent)} />
        <p className="small muted">{correctionText.sendHint}</p>
      </div>
      <div className="row">
        <Button kind="primary" small type="submit" aria-busy={isBusy}>
          {correctionText.save}
        </Button>
        <Button kind="quiet" small onClick={onClose}>
          {correctionText.cancel}
        </Button>
        {correction && (
          <Button kind="quiet" small onClick={() => void keep({}, false)}>
            {correctionText.reset}
          </Button>
        )}
      </div>
    </form>
  )
}

const glossProblem = {
  missing: correctionText.missing,
  'too-long': correctionText.glossTooLong(mostMeaningLength),
  'too-many': correctionText.tooManyGlosses(mostMeanings),
}

/** Sends what was typed to us as a report of the word's meaning; why that failed, where it did. */
async function send(
  { id }: SenseDetail,
  { gloss, definition }: { readonly gloss: string; readonly definition: string },
): Promise<string | undefined> {
  const sent = await sendReport({
    senseId: id,
    kind: 'meaning',
    comment: correctionText.message(gloss, definition).slice(0, reportCommentChars),
    lexiconVersion: versionOfWord(slugOfSense(id)),
  })
  if (sent.ok) return undefined
  return sent.problem.kind === 'refused'
    ? reportText.refused(sent.problem.problem.detail)
    : correctionText.unsent
}
