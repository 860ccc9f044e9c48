import { useEffect, useId, useState } from 'react'
import summary from '#lexicon/dist/summary.json' with { type: 'json' }
import { canKeepFiles } from '../../lexicon/kept-files.ts'
import {
  dropPart,
  type KeepablePart,
  type Keeping,
  keepableParts,
  keeping,
  keepPart,
  renewKept,
} from '../../lexicon/kept-parts.ts'
import { settingsText } from '../../text/settings.ts'
import { Switch } from '../../ui/switch.tsx'
import { showToast } from '../../ui/toast.tsx'
import styles from './settings.module.css'

/** What is being changed, and to what. */
type Changes = Readonly<Partial<Record<KeepablePart, boolean>>>
type State = Readonly<Record<KeepablePart, Keeping>>

/** Which levels stay on the device, so that a game or a card needs no connection. */
export function KeptLevels() {
  const [state, setState] = useState<State>()
  const [changes, setChanges] = useState<Changes>({})
  // The prerendered page cannot know it.
  const [isPossible, setPossible] = useState(true)
  useEffect(() => void canKeepFiles().then(setPossible), [])
  useEffect(() => {
    // First as it is; then with what an older lexicon left behind brought up to date.
    const lookAgain = async () => setState(await keeping())
    void lookAgain().then(renewKept).then(lookAgain)
  }, [])

  const apply = async (part: KeepablePart, isWanted: boolean) => {
    setChanges((before) => ({ ...before, [part]: isWanted }))
    if (!isWanted) await dropPart(part)
    else if (!(await keepPart(part))) {
      showToast({ text: settingsText.keepFailed, icon: 'warning', isAlert: true })
    }
    setState(await keeping())
    setChanges(({ [part]: _done, ...others }) => others)
  }
  return (
    <div className={styles.choice} role="group" aria-label={settingsText.levels}>
      <p className={styles.label}>{settingsText.levels}</p>
      <p className={styles.hint}>
        {isPossible ? settingsText.levelsHint : settingsText.cannotKeep}
      </p>
      {isPossible &&
        keepableParts.map((part) => (
          <PartRow
            key={part}
            part={part}
            keeping={state?.[part] ?? 'none'}
            wanted={changes[part]}
            onChange={(isWanted) => {
              if (changes[part] === undefined) void apply(part, isWanted)
            }}
          />
        ))}
    </div>
  )
}

function PartRow({
  part,
  keeping: kept,
  wanted,
  onChange,
}: {
  readonly part: KeepablePart
  readonly keeping: Keeping
  /** To what it is being changed; `undefined` while it is not. */
  readonly wanted: boolean | undefined
  readonly onChange: (isWanted: boolean) => void
}) {
  const id = useId()
  return (
    <div className={styles.part}>
      <div>
        <p id={id}>{settingsText.parts[part]}</p>
        <p className={styles.hint} id={`${id}-hint`} role="status">
          {hintOf(part, kept, wanted)}
        </p>
      </div>
      <Switch
        checked={wanted ?? kept !== 'none'}
        onChange={onChange}
        labelledBy={id}
        describedBy={`${id}-hint`}
      />
    </div>
  )
}

function hintOf(part: KeepablePart, kept: Keeping, wanted: boolean | undefined): string {
  if (wanted) return settingsText.downloading
  if (kept === 'stale') return settingsText.stale
  const { words, kilobytes } = summary[part]
  return settingsText.partSize(words, kilobytes)
}
