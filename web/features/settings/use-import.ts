import { useEffect, useRef, useState } from 'react'
import { mayHoldWords } from '../../import/read-bytes.ts'
import {
  knownPreferences,
  type Preferences,
  setPreferences,
  usePreferences,
} from '../../storage/preferences.ts'
import {
  beginImport,
  type Import,
  type ImportOffer,
  type ImportProblem,
  lastImport,
} from '../../storage/record/import.ts'
import { settingsText } from '../../text/settings.ts'
import { showToast } from '../../ui/toast.tsx'

/** What a backup would do, as the learner is asked. */
export type Offer = ImportOffer & {
  /** The preferences that would be other than they are now. */
  readonly preferences: readonly (keyof Preferences)[]
}

/** Where an import stands. */
export type ImportState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'busy'
      readonly task: 'reading' | 'adding' | 'takingBack'
      readonly share: number
    }
  | { readonly kind: 'offered'; readonly offer: Offer }
  | {
      readonly kind: 'failed'
      readonly problem: ImportProblem
      /** The file, where it is no backup and seems to hold words. */
      readonly words?: File
    }

export type LastImport = Awaited<ReturnType<typeof lastImport>>

/** An import from the choice of a file to its end, and the way back from the last one. */
export function useImport() {
  const [state, setState] = useState<ImportState>({ kind: 'idle' })
  const [last, setLast] = useState<LastImport>()
  const current = useRef<Import>(undefined)
  const lookAgain = () => void lastImport().then(setLast)
  useEffect(() => {
    void lastImport().then(setLast)
    return () => current.current?.end()
  }, [])

  const begin = (task: 'reading' | 'takingBack') => {
    current.current?.end()
    setState({ kind: 'busy', task, share: 0 })
    const started = beginImport((share) =>
      setState((now) => (now.kind === 'busy' ? { ...now, share } : now)),
    )
    current.current = started
    return { started, isOver: () => current.current !== started }
  }
  const end = (now: ImportState = { kind: 'idle' }) => {
    current.current?.end()
    current.current = undefined
    setState(now)
    lookAgain()
  }

  const read = async (file: File) => {
    const { started, isOver } = begin('reading')
    const found = await started.read(file)
    if (isOver()) return
    if (!found.ok) {
      const { problem } = found
      const isNone = problem === 'broken' || problem === 'foreign'
      const words = isNone && (await mayHoldWords(file)) ? { words: file } : {}
      return isOver() ? undefined : end({ kind: 'failed', problem, ...words })
    }
    const offer = found.value
    if (offer.answers + offer.others === 0) {
      end()
      showToast({ text: settingsText.importNothing })
      return
    }
    setState({ kind: 'offered', offer: { ...offer, preferences: changedPreferences(offer) } })
  }
  const takeBack = async () => {
    const { started, isOver } = begin('takingBack')
    const done = await started.takeBack()
    if (isOver()) return
    if (!done.ok) return end({ kind: 'failed', problem: done.problem })
    setPreferences(knownPreferences(new Map(Object.entries(done.value))))
    end()
    showToast({ text: settingsText.importUndone })
  }
  const add = async () => {
    const started = current.current
    if (!started || state.kind !== 'offered') return
    setState({ kind: 'busy', task: 'adding', share: 0 })
    const done = await started.add(preferencesBefore(state.offer))
    if (current.current !== started) return
    if (!done.ok) return end({ kind: 'failed', problem: done.problem })
    end()
    showToast({
      text: settingsText.imported(done.value),
      action: { label: settingsText.importUndo, run: () => void takeBack() },
    })
  }
  const cancel = () => {
    const wasBusy = state.kind === 'busy'
    end()
    if (wasBusy) showToast({ text: settingsText.importCancelled })
  }
  return { state, last, read, add, cancel, takeBack }
}

function changedPreferences({ settings }: ImportOffer): (keyof Preferences)[] {
  const now = usePreferences.getState()
  const given = knownPreferences(settings)
  return fieldsOf(given).filter((field) => given[field] !== now[field])
}

/** The preferences that an import touches as they are now; what is unlimited is null, as in a record. */
function preferencesBefore({ settings }: ImportOffer): Readonly<Record<string, unknown>> {
  const now = usePreferences.getState()
  const touched = fieldsOf(knownPreferences(settings))
  return Object.fromEntries(touched.map((field) => [field, now[field] ?? null]))
}

function fieldsOf(preferences: Partial<Preferences>): (keyof Preferences)[] {
  return Object.keys(preferences) as (keyof Preferences)[]
}
