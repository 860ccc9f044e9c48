import { useState } from 'react'
import { paperName, paperOf, worksheetCounts, worksheetKinds } from '#domain/paper/worksheet.ts'
import { worksheetVersions } from '#domain/paper/worksheet-versions.ts'
import { worksheetText } from '../../text/worksheet.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LaterIcon } from '../../ui/later-icon.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Tick } from '../../ui/tick.tsx'
import { anyPaper } from './use-worksheet.ts'
import type { AskedWorksheet } from './worksheet-address.ts'
import styles from './worksheet-controls.module.css'

/** What can be chosen about a worksheet. */
export function WorksheetControls({
  asked,
  ask,
  canPrint,
}: {
  readonly asked: AskedWorksheet
  readonly ask: (change: Partial<AskedWorksheet>) => void
  readonly canPrint: boolean
}) {
  const { kinds, count, versions } = asked
  return (
    <section className={styles.controls} aria-label={worksheetText.settings}>
      <fieldset className={styles.kinds}>
        <legend>{worksheetText.kinds}</legend>
        {worksheetKinds.map((kind) => (
          <Tick
            key={kind}
            label={worksheetText.kind[kind]}
            checked={kinds.includes(kind)}
            onToggle={() =>
              ask({ kinds: worksheetKinds.filter((one) => kinds.includes(one) !== (one === kind)) })
            }
          />
        ))}
      </fieldset>
      <Segmented
        label={worksheetText.count}
        choices={worksheetCounts.map((value) => ({
          value,
          label: String(value),
          name: worksheetText.countName(value),
        }))}
        value={count}
        onChange={(chosen) => ask({ count: chosen })}
      />
      <Segmented
        label={worksheetText.version}
        choices={[
          ...worksheetVersions.map((value) => ({ value: value as string, label: value as string })),
          { value: 'A,B', label: worksheetText.both },
        ]}
        value={versions.join()}
        onChange={(chosen) =>
          ask({ versions: worksheetVersions.filter((one) => chosen.split(',').includes(one)) })
        }
      />
      <p className={styles.hint}>{worksheetText.versionHint}</p>
      <PaperField key={asked.paper} paper={asked.paper ?? 0} onChoose={(paper) => ask({ paper })} />
      <Button
        kind="primary"
        unavailable={canPrint ? undefined : worksheetText.noKinds}
        onClick={() => window.print()}
      >
        <LaterIcon name="print" />
        {worksheetText.print}
      </Button>
    </section>
  )
}

/** The number of the paper: to be read, to be typed where a key is looked for, or to be drawn anew. */
function PaperField({
  paper,
  onChoose,
}: {
  readonly paper: number
  readonly onChoose: (paper: number) => void
}) {
  const [typed, setTyped] = useState(paperName(paper))
  const [isShown, setShown] = useState(false)
  const settle = () => {
    const named = paperOf(typed.trim())
    setShown(named === undefined)
    if (named !== undefined && named !== paper) onChoose(named)
  }
  return (
    <div className={styles.paper}>
      <TextField
        label={worksheetText.paper}
        error={isShown ? worksheetText.paperError : undefined}
        value={typed}
        maxLength={8}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={settle}
        onKeyDown={({ key }) => {
          if (key === 'Enter') settle()
        }}
      />
      <Button kind="secondary" onClick={() => onChoose(anyPaper())}>
        <Icon name="again" />
        {worksheetText.newPaper}
      </Button>
    </div>
  )
}
