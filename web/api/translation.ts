import { translate } from '#contract/translate.ts'
import type { Result } from '#domain/result.ts'
import { type CallProblem, call } from './call.ts'
import { type DeviceTranslator, deviceTranslator } from './device-translator.ts'

// Whoever waits longer for a word has forgotten what it was for.
const translationTimeoutMs = 10_000

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
  const answer = await call(translate, { texts: [text] }, translationTimeoutMs)
  if (!answer.ok) return answer
  const translation = answer.value.translations[0]?.translation
  return typeof translation === 'string'
    ? { ok: true, value: translation }
    : { ok: false, problem: { kind: 'empty' } }
}

/** Whether our server translates: its pages say so. */
export function isServerTranslating(): boolean {
  return document.querySelector('meta[name="translation"]') !== null
}
