import type { WrittenVerdict } from '#domain/recall/judge-written.ts'
import { spellingParts } from '#domain/text/spelling-parts.ts'
import type { WordEntry } from '#domain/words/entry.ts'
import type { RecallRun } from '../../recall/recall-run.ts'
import { questionText } from '../../text/question.ts'
import { writeText } from '../../text/write.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { showToast } from '../../ui/toast.tsx'
import { Pronunciation } from '../../vocabulary/pronunciation.tsx'
import { WithEnglish } from '../../vocabulary/with-english.tsx'

/** What becomes of typed English: right, a slip with both spellings, or the word that it should be. */
export function WrittenAnswer({
  run,
  entry,
  verdict,
  asked,
  typed,
}: {
  readonly run: RecallRun
  readonly entry: WordEntry
  readonly verdict: WrittenVerdict
  /** The word in the form that was asked for. */
  readonly asked: string
  readonly typed: string | null
}) {
  const overrule = () => {
    run.overrule(typed ?? '')
    showToast({ text: questionText.overruled })
    void run.goOn()
  }
  const isRight = verdict.kind === 'right' || verdict.kind === 'slip'
  return (
    <>
      {typed !== null && verdict.kind !== 'right' && (
        <p>
          {questionText.typed('')}
          <Compared spelling={typed} other={verdict.kind === 'slip' ? verdict.spelling : typed} />
        </p>
      )}
      <Note kind={isRight ? 'ok' : 'bad'} role="status">
        <Said verdict={verdict} asked={asked} typed={typed ?? ''} />
      </Note>
      <Pronunciation word={entry.word} ipa={entry.ipa} />
      {verdict.kind === 'other-word' && (
        <div>
          <Button kind="quiet" onClick={overrule}>
            {questionText.overrule}
          </Button>
        </div>
      )}
    </>
  )
}

function Said({
  verdict,
  asked,
  typed,
}: {
  readonly verdict: WrittenVerdict
  readonly asked: string
  readonly typed: string
}) {
  switch (verdict.kind) {
    case 'right':
      return writeText.right
    case 'slip':
      return (
        <>
          {writeText.spelling('')}
          <Compared spelling={verdict.spelling} other={typed} />
        </>
      )
    case 'other-word':
      return (
        <WithEnglish
          sentence={writeText.otherWord(verdict.word, verdict.gloss, asked)}
          words={[verdict.word, asked]}
        />
      )
    case 'synonym':
    case 'wrong':
      return <WithEnglish sentence={writeText.wrong(asked)} words={[asked]} />
  }
}

/** A spelling with the letters bold in which another differs. */
function Compared({ spelling, other }: { readonly spelling: string; readonly other: string }) {
  const { before, own, after } = spellingParts(spelling, other)
  return (
    <span lang="en">
      {before}
      <b>{own}</b>
      {after}
    </span>
  )
}
