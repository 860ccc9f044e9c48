import { useGame } from '../../game/use-game.ts'
import { lostGameText } from '../../text/lost-game.ts'
import { Note } from '../../ui/note.tsx'

/** Says why a kept game cannot go on, where there was one. */
export function LostNote() {
  const lost = useGame((state) => state.lost)
  if (!lost) return null
  return (
    <Note kind="warn" role="alert">
      {lostGameText[lost]}
    </Note>
  )
}
