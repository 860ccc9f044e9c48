import { translateLimits } from '#contract/limits.ts'
import type { Result } from '#domain/result.ts'
import type { CallProblem } from './call.ts'
import { callLater } from './call-later.ts'
import { type DeviceTranslator, deviceTranslator } from './device-translator.ts'

// Whoever waits longer for a word has forgotten what it was for.
const translationTimeoutMs = 10_000

const loadContract = async () => (await import('#contract/translate.ts')).translate

/** Who turns English into Turkish here: the browser itself, our server, or nobody. */
export type Translating = 'device' | 'server' | 'nobody'

/** Why there is no translation; `empty` where whoever was asked has none. */
export type NoTranslation = CallProblem | { readonly kind: 'empty' }

/** Who would translate, as far as can be told without asking anybody outside. */
export async function translating(): Promise<Translating> {
  if (await deviceTranslator()) return 'device'
  return isServerTranslating() ? 'server' : 'nobody'
}

/**
 * The Turkish of an English text, made by the browser; nothing leaves the device. To be called from
 * a click: the browser may first load what it needs.
 *
 * @param onDownload called with the share that is loaded, 0 to 1, where something is.
 * @returns `undefined` where the browser cannot after all.
 */
export async function translateOnDevice(
  text: string,
  onDownload: (share: number) => void,
): Promise<string | undefined> {
  const translator: DeviceTranslator | undefined = await deviceTranslator()
  return await translator?.translate(text, onDownload)
}

/** The Turkish of an English text from our server, which may ask a translation service. */
export async function translateOnServer(text: string): Promise<Result<string, NoTranslation>> {
  const answer = await callLater(loadContract, { texts: [text] }, translationTimeoutMs)
  if (!answer.ok) return answer
  const translation = answer.value.translations[0]?.translation
  return typeof translation === 'string'
    ? { ok: true, value: translation }
    : { ok: false, problem: { kind: 'empty' } }
}

/**
 * The Turkish of several texts, by the browser itself; as `translateOnDevice`.
 *
 * @param onEach is told each as it comes, and says whether to go on.
 * @returns whether the browser could.
 */
export async function translateAllOnDevice(
  texts: readonly string[],
  onEach: (translation: string, at: number) => boolean,
): Promise<boolean> {
  const translator = await deviceTranslator()
  return translator ? await translator.translateAll(texts, onEach) : false
}

/** The Turkish of several texts from our server, in as few calls as it allows; as above. */
export async function translateAllOnServer(
  texts: readonly string[],
  onEach: (translation: string, at: number) => boolean,
): Promise<NoTranslation | undefined> {
  for (let from = 0; from < texts.length; ) {
    const part = firstWithin(texts.slice(from))
    const answer = await callLater(loadContract, { texts: part }, translationTimeoutMs)
    if (!answer.ok) return answer.problem
    for (const [at, { translation }] of answer.value.translations.entries()) {
      if (translation !== null && !onEach(translation, from + at)) return undefined
    }
    if (answer.value.translations.every(({ translation }) => translation === null)) {
      return { kind: 'empty' }
    }
    from += part.length
  }
  return undefined
}

/** As many of `texts` as one call may carry, and one at least. */
function firstWithin(texts: readonly string[]): string[] {
  let chars = 0
  const end = texts.findIndex((text, at) => {
    chars += text.length
    return at > 0 && (at >= translateLimits.texts || chars > translateLimits.allChars)
  })
  return texts.slice(0, end < 0 ? undefined : end)
}

/** Whether our server translates: its pages say so. */
export function isServerTranslating(): boolean {
  return document.querySelector('meta[name="translation"]') !== null
}
