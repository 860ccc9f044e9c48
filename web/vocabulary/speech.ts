import { useSyncExternalStore } from 'react'
import type { Accent } from '#domain/words/entry.ts'

const languages: Readonly<Record<Accent, string>> = { us: 'en-US', uk: 'en-GB' }

/** Whether the device can say English: `undefined` until it has told. */
export function useCanSpeak(): boolean {
  return useSyncExternalStore(followVoices, hasEnglishVoice, () => false)
}

/**
 * Says an English word with a voice of the device, in the accent asked for or the one it has; with one
 * from the network only where the device has none.
 *
 * @param onEnd called when it has been said, with `false` where the device failed to.
 */
export function speak(word: string, accent: Accent, onEnd: (isSpoken: boolean) => void): void {
  const voice = englishVoice(accent)
  if (!voice) return
  const utterance = new SpeechSynthesisUtterance(word)
  utterance.voice = voice
  utterance.lang = voice.lang
  utterance.addEventListener('end', () => onEnd(true))
  utterance.addEventListener('error', ({ error }) =>
    onEnd(error === 'canceled' || error === 'interrupted'),
  )
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
}

// A voice that is not the device's sends what it says to whoever made the browser: so one of the
// device's own comes first, even with the other accent.
function englishVoice(accent: Accent): SpeechSynthesisVoice | undefined {
  const voices = speechSynthesis.getVoices().filter((voice) => voice.lang.startsWith('en'))
  const own = voices.filter(({ localService }) => localService)
  const choice = own.length > 0 ? own : voices
  // Android writes en_US.
  return choice.find((voice) => voice.lang.replace('_', '-') === languages[accent]) ?? choice[0]
}

function hasEnglishVoice(): boolean {
  return 'speechSynthesis' in window && englishVoice('us') !== undefined
}

function followVoices(onChange: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', onChange)
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange)
}
