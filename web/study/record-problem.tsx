import { reloadIfAtHand } from '../api/site-at-hand.ts'
import { useRecordProblem, useStudy } from '../storage/record/study.ts'
import { recordProblemText, recordText } from '../text/record.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'

/** Says plainly why answers do not come into the learning record, and what can be done about it. */
export function RecordProblem() {
  const problem = useRecordProblem()
  const sentence = useRecordSentence()
  if (!problem) return null
  return (
    <>
      <Note kind="warn" role="alert">
        {sentence}
      </Note>
      {problem !== 'unavailable' && (
        <div className="row">
          <ReloadButton />
        </div>
      )}
    </>
  )
}

/** The same in words alone; `undefined` while there is no problem. */
export function useRecordSentence(): string | undefined {
  const problem = useRecordProblem()
  const isAtRisk = useStudy((state) => state.isAtRisk)
  if (!problem) return undefined
  return isAtRisk
    ? `${recordProblemText[problem]} ${recordText.atRisk}`
    : recordProblemText[problem]
}

/** Loads the page anew: the game on it survives that. */
export function ReloadButton() {
  return (
    <Button kind="secondary" small onClick={() => void reloadIfAtHand()}>
      {recordText.reload}
    </Button>
  )
}
