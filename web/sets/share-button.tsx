import { lazy, Suspense, useState } from 'react'
import type { WordSet } from '#domain/search/word-set.ts'
import { loadCode } from '../api/load-code.ts'
import { loadingHint } from '../text/loading-hint.ts'
import { setText } from '../text/word-set.ts'
import { Button } from '../ui/button.tsx'
import { LaterIcon } from '../ui/later-icon.tsx'
import { showToast } from '../ui/toast.tsx'
import { hasOwnWords } from './has-own-words.ts'
import type { HandedList } from './list-of-set.ts'
import { shareSet } from './share-set.ts'

// Most sets go out by their address.
const ExportSheet = lazy(() => import('../export/export-sheet.tsx'))

/**
 * *Bağlantıyı paylaş*: hands the address of a set on; where it has own words, which no address
 * carries, it opens everything by which a list goes out.
 */
export function ShareButton({
  set,
  name,
  labelClass,
}: {
  readonly set: WordSet
  /** What the set is called. */
  readonly name: string
  readonly labelClass: string | undefined
}) {
  const [list, setList] = useState<HandedList>()
  const isList = hasOwnWords(set)
  const share = async () => {
    if (!isList) return await shareSet(set, name)
    const code = await loadCode(() => import('./list-of-set.ts'))
    const found = code.ok ? await code.value.listOfSet(set, name) : code
    if (found.ok) setList(found.value)
    else showToast({ text: loadingHint[found.problem.kind], icon: 'warning' })
  }
  return (
    <>
      <Button
        kind="quiet"
        title={setText.share}
        aria-label={setText.share}
        aria-haspopup={isList ? 'dialog' : undefined}
        onClick={() => void share()}
      >
        <LaterIcon name="link" />
        <span className={labelClass}>{setText.share}</span>
      </Button>
      {list && (
        <Suspense>
          <ExportSheet list={list} onClose={() => setList(undefined)} />
        </Suspense>
      )}
    </>
  )
}
