import { KeyHints, questionKeys } from '../../question/key-hints.tsx'

/** The keys of a game's question; Dinle only where it says something. */
export function QuizKeys({ canListen }: { readonly canListen: boolean }) {
  return (
    <KeyHints
      of={[
        questionKeys.pick,
        questionKeys.move,
        questionKeys.confirm,
        questionKeys.unknown,
        canListen && questionKeys.listen,
        questionKeys.undo,
      ]}
    />
  )
}
