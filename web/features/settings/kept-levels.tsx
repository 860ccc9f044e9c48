import { useEffect, useId, useState } from 'react'
import summary from '#lexicon/dist/summary.json' with { type: 'json' }
import {
  canKeep,
  dropPart,
  type KeepablePart,
  type Keeping,
  keepableParts,
  keeping,
  keepPart,
  renewKept,
} from '../../api/kept-parts.ts'
import { settingsText } from '../../text/settings.ts'
import { Switch } from '../../ui/switch.tsx'
import { showToast } from '../../ui/toast.tsx'
import styles from './settings.module.css'

type Change = { readonly part: KeepablePart; readonly isWanted: boolean }
type State = Readonly<Record<KeepablePart, Keeping>>

/** Which levels stay on the device, so that a game or a card needs no connection. */
export function KeptLevels() {
  const [state, setState] = useState<State>()
  const [change, setChange] = useState<Change>()
  // The prerendered page cannot know it.
  const [isPossible, setPossible] = useState(true)
  useEffect(() => {
    setPossible(canKeep())
    // First as it is; then with what an older lexicon left behind brought up to date.
    void keeping().then(setState)
    void renewKept().then(keeping).then(setState)
  }, [])

  const apply = async ({ part, isWanted }: Change) => {
    setChange({ part, isWanted })
    if (!isWanted) await dropPart(part)
    else if (!(await keepPart(part))) {
      showToast({ text: settingsText.keepFailed, icon: 'warning', isAlert: true })
    }
    setState(await keeping())
    setChange(undefined)
  }
  return (
    <div className={styles.choice} role="group" aria-label={settingsText.levels}>
      <p className={styles.label}>{settingsText.levels}</p>
      <p className={styles.hint}>
        {isPossible ? settingsText.levelsHint : settingsText.cannotKeep}
      </p>
      {keepableParts.map((part) => (
        <PartRow
          key={part}
          part={part}
          isKept={
            change?.part === part ? change.isWanted : state !== undefined && state[part] !== 'none'
          }
          isArriving={change?.part === part && change.isWanted}
          onChange={(isWanted) => {
            if (isPossible && change === undefined) void apply({ part, isWanted })
          }}
        />
      ))}
    </div>
  )
}

function PartRow({
  part,
  isKept,
  isArriving,
  onChange,
}: {
  readonly part: KeepablePart
  readonly isKept: boolean
  readonly isArriving: boolean
  readonly onChange: (isWanted: boolean) => void
}) {
  const id = useId()
  const { words, kilobytes } = summary[part]
  return (
    <div className={styles.part}>
      <div>
        <p id={id}>{settingsText.parts[part]}</p>
        <p className={styles.hint} id={`${id}-hint`} role="status">
          {isArriving ? settingsText.downloading : settingsText.partSize(words, kilobytes)}
        </p>
      </div>
      <Switch checked={isKept} onChange={onChange} labelledBy={id} describedBy={`${id}-hint`} />
    </div>
  )
}
