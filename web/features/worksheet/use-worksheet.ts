import { useEffect, useState } from 'react'
import { drawWorksheet, lastPaper, type WorksheetKind } from '#domain/paper/worksheet.ts'
import {
  type ArrangedWorksheet,
  arrangedWorksheets,
  type WorksheetVersion,
} from '#domain/paper/worksheet-versions.ts'
import { randomBelow } from '#domain/random.ts'
import type { Result } from '#domain/result.ts'
import { setOfWords } from '#domain/search/word-set.ts'
import type { LoadProblem } from '../../lexicon/bundle.ts'
import { mostNamedWords, searchOf, setOf } from '../../lexicon/word-set.ts'
import { useAddressSearch } from '../../ui/address.ts'
import { replaceAddress } from '../../ui/history-note.ts'
import { gapOf, loadWorksheetWords, type SetOnPaper } from './load-words.ts'
import { type AskedWorksheet, addressOf, worksheetAskedBy } from './worksheet-address.ts'

/** A worksheet with everything that stands on its paper. */
export type ReadyWorksheet = {
  readonly paper: number
  readonly words: SetOnPaper
  readonly versions: Readonly<Record<WorksheetVersion, ArrangedWorksheet>>
}

/**
 * The worksheet that the address asks for, and the way to ask for another one: a reload, a link and
 * the number of a paper find it again.
 */
export function useWorksheet(): {
  readonly asked: AskedWorksheet
  readonly ask: (change: Partial<AskedWorksheet>) => void
  /** The words of its set; `undefined` while they are on their way. */
  readonly words: Result<SetOnPaper, LoadProblem> | undefined
  /** The last one that was made, while the next is drawn. */
  readonly ready: ReadyWorksheet | undefined
  readonly retry: () => void
} {
  const search = useAddressSearch()
  const asked = worksheetAskedBy(search)
  const ask = (change: Partial<AskedWorksheet>) =>
    replaceAddress(addressOf({ ...asked, ...change }))
  const [attempt, setAttempt] = useState(0)
  const words = useWords(searchOf(asked.set), attempt)
  const ready = useDrawn(search, words?.ok ? words.value : undefined)
  return { asked, ask, words, ready, retry: () => setAttempt(attempt + 1) }
}

/** The number of a paper, by chance. */
export function anyPaper(): number {
  return randomBelow(lastPaper + 1, Math.random)
}

function useWords(set: string, attempt: number) {
  const key = `${attempt} ${set}`
  const [loaded, setLoaded] = useState<{
    readonly key: string
    readonly result: Result<SetOnPaper, LoadProblem>
  }>()
  useEffect(() => {
    let isWanted = true
    void loadWorksheetWords(setOf(set)).then((result) => {
      if (isWanted) setLoaded({ key, result })
    })
    return () => {
      isWanted = false
    }
  }, [key, set])
  return loaded?.key === key ? loaded.result : undefined
}

function useDrawn(search: string, words: SetOnPaper | undefined): ReadyWorksheet | undefined {
  const [ready, setReady] = useState<ReadyWorksheet>()
  useEffect(() => {
    // The address has gone on before the screen.
    if (!words || location.search.slice(1) !== search) return
    const asked = worksheetAskedBy(search)
    const settled = settledIn(asked, words)
    if (settled !== asked) {
      replaceAddress(addressOf(settled))
      return
    }
    let isWanted = true
    const { kinds, count, paper = 0 } = asked
    void drawWorksheet(words, { kinds, count, paper }, gapOf).then((drawn) => {
      if (isWanted) setReady({ paper, words, versions: arrangedWorksheets(drawn) })
    })
    return () => {
      isWanted = false
    }
  }, [search, words])
  return ready
}

/**
 * `asked` with all that the paper depends on: with a number, and with its words by name where they
 * are what the learner knows of them today. It is `asked` itself where nothing is missing.
 */
function settledIn(asked: AskedWorksheet, { words }: SetOnPaper): AskedWorksheet {
  const { filter } = asked.set
  const isLive = filter.isDue || filter.firmness.length > 0
  const mustName = isLive && words.length > 0 && words.length <= mostNamedWords
  if (asked.paper !== undefined && !mustName) return asked
  return {
    ...asked,
    paper: asked.paper ?? anyPaper(),
    set: mustName ? setOfWords(words.map(({ sense }) => sense)) : asked.set,
  }
}

/** How many questions of each kind a worksheet has. */
export function countsIn({ matching, options, gap }: ArrangedWorksheet) {
  return {
    matching: matching.flatMap(({ words }) => words).length,
    options: options.length,
    gap: gap.flatMap(({ sentences }) => sentences).length,
  } satisfies Record<WorksheetKind, number>
}
