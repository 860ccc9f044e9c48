import { useEffect, useId, useRef, useState } from 'react'
import { learnAddress, worksheetAddress } from '#contract/addresses.ts'
import type { WordSet } from '#domain/search/word-set.ts'
import { mostNamedWords, searchOf } from '../lexicon/word-set.ts'
import { AddToList } from '../lists/add-to-list.tsx'
import { loadSet } from '../study/load-set.ts'
import { loadingHint } from '../text/loading-hint.ts'
import { setName, setText } from '../text/word-set.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { LaterIcon } from '../ui/later-icon.tsx'
import { showToast } from '../ui/toast.tsx'
import { playSet } from './play-set.ts'
import { type PrintedWords, printedOf, printedWithCode } from './printed-of.ts'
import { PrintedSet } from './printed-set.tsx'
import styles from './set-bar.module.css'
import { ShareButton } from './share-button.tsx'
import { usePrinting } from './use-printing.ts'

/** Words of a set that the learner has ticked, as a set of their own. */
export type TickedWords = {
  readonly set: WordSet
  readonly count: number
  readonly onClear: () => void
}

/**
 * What can be done with the words of a list: to be put before it. It means all of them, or those
 * that are ticked.
 *
 * @param count how many words `set` has; there is no bar over none.
 * @param table the words' own, where the screen has it: then the browser's command prints the list.
 * @param place `screen` where the list is what the screen is about: on phones the bar stands over the
 *   tabs then; `inline` where it is one thing among others.
 */
export function SetBar({
  set,
  count,
  ticked,
  table,
  place,
}: {
  readonly set: WordSet
  readonly count: number
  readonly ticked?: TickedWords | undefined
  readonly table?: PrintedWords | undefined
  readonly place: 'screen' | 'inline'
}) {
  const chosen = ticked?.set ?? set
  const bar = useRef<HTMLDivElement>(null)
  const { isOpen, toggle } = useFurther(bar)
  const further = useId()
  const { printed, print } = usePrinting(() => table && printedOf(set, table))
  const printChosen = async () => {
    const loaded = await loadSet(chosen)
    if (!loaded.ok) return tell(loadingHint[loaded.problem.kind])
    const { table: words, places } = loaded.value
    print(await printedWithCode(chosen, { words, places }))
  }
  return (
    <div
      ref={bar}
      className={styles.bar}
      data-place={place}
      data-ticked={ticked ? '' : undefined}
      role="group"
      aria-label={setText.bar}
      // Within a list that is read out when it changes, what can be done with it is not.
      aria-live={place === 'inline' ? 'off' : undefined}
    >
      <p className={styles.sum} aria-live={place === 'screen' ? 'polite' : 'off'}>
        <b>{ticked ? setText.ticked(ticked.count) : setText.count(count)}</b>
        {ticked && (
          <>
            {' '}
            <span className="muted">{setText.of(count)}</span>
          </>
        )}
      </p>
      {ticked && (
        <Button kind="quiet" small className={styles.untick} onClick={ticked.onClear}>
          {setText.untick}
        </Button>
      )}
      <div id={further} className={styles.further} hidden={!isOpen}>
        <AddToList
          words={{ count: ticked?.count ?? count, load: () => sensesToAdd(chosen) }}
          labelClass={styles.label}
        />
        <ShareButton set={chosen} name={setName(chosen, table?.words)} labelClass={styles.label} />
        <Button
          kind="quiet"
          title={setText.print}
          aria-label={setText.print}
          onClick={() => void printChosen()}
        >
          <LaterIcon name="print" />
          <span className={styles.label}>{setText.print}</span>
        </Button>
        <Worksheet set={chosen} />
      </div>
      <div className={styles.go}>
        <Learn set={chosen} kind={place === 'screen' ? 'primary' : 'secondary'} />
        <Play set={chosen} />
        <Button
          kind="secondary"
          className={styles.chevron}
          aria-label={setText.more}
          aria-expanded={isOpen}
          aria-controls={further}
          onClick={toggle}
        >
          <LaterIcon name="up" />
        </Button>
      </div>
      {printed && <PrintedSet {...printed} />}
    </div>
  )
}

function Learn({ set, kind }: { readonly set: WordSet; readonly kind: 'primary' | 'secondary' }) {
  if (set.words.length > mostNamedWords) {
    return (
      <Button kind={kind} onClick={() => tell(setText.tooManyToLearn(mostNamedWords))}>
        {setText.learn}
      </Button>
    )
  }
  return (
    <ButtonLink kind={kind} href={learnAddress(searchOf(set))}>
      {setText.learn}
    </ButtonLink>
  )
}

function Worksheet({ set }: { readonly set: WordSet }) {
  const inside = (
    <>
      <LaterIcon name="worksheet" />
      <span className={styles.label}>{setText.worksheet}</span>
    </>
  )
  if (set.words.length > mostNamedWords) {
    return (
      <Button
        kind="quiet"
        title={setText.worksheet}
        aria-label={setText.worksheet}
        onClick={() => tell(setText.tooManyForWorksheet(mostNamedWords))}
      >
        {inside}
      </Button>
    )
  }
  return (
    <ButtonLink kind="quiet" title={setText.worksheet} href={worksheetAddress(searchOf(set))}>
      {inside}
    </ButtonLink>
  )
}

function Play({ set }: { readonly set: WordSet }) {
  const [isBusy, setBusy] = useState(false)
  const play = async () => {
    if (isBusy) return
    setBusy(true)
    await playSet(set)
    setBusy(false)
  }
  return (
    <Button kind="secondary" aria-busy={isBusy} onClick={() => void play()}>
      {setText.play}
    </Button>
  )
}

/** The senses of `set`, or a sentence that says why they do not come. */
async function sensesToAdd(set: WordSet): Promise<readonly string[] | { problem: string }> {
  const loaded = await loadSet(set)
  return loaded.ok ? loaded.value.senses : { problem: loadingHint[loaded.problem.kind] }
}

const tell = (text: string) => showToast({ text, icon: 'warning' })

/**
 * Whether the further actions of the bar are in sight, where it has no room for them at once. Esc
 * and a tap beside it put them away.
 */
function useFurther(bar: React.RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const onPointer = ({ target }: Event) => {
      if (target instanceof Node && !bar.current?.contains(target)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      bar.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    }
    addEventListener('pointerdown', onPointer)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('pointerdown', onPointer)
      removeEventListener('keydown', onKey)
    }
  }, [isOpen, bar])
  return { isOpen, toggle: () => setOpen(!isOpen) }
}
