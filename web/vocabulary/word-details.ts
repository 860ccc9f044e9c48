import type { ListName } from '#domain/entry.ts'
import type { Result } from '#domain/result.ts'
import type { WordDetail, WordDetails } from '#lexicon/word-detail.ts'
import { loadBundle } from '../api/bundle.ts'
import { bundleAddress } from '../api/bundle-addresses.ts'

const loaded = new Map<ListName, Promise<Result<WordDetails, 'unavailable'>>>()

/** What the card of the word with this sense shows; loaded with the other words of its list. */
export async function loadWordDetail(
  list: ListName,
  senseId: string,
): Promise<Result<WordDetail, 'unavailable'>> {
  const loading = loaded.get(list) ?? loadBundle<WordDetails>(bundleAddress[list].detail)
  loaded.set(list, loading)
  const details = await loading
  if (!details.ok) {
    loaded.delete(list)
    return details
  }
  const detail = details.value.words[senseId]
  return detail ? { ok: true, value: detail } : { ok: false, problem: 'unavailable' }
}
