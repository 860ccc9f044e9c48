import { useSyncExternalStore } from 'react'
import type { Accent } from '#domain/words/entry.ts'

const languages: Readonly<Record<Accent, string>> = { us: 'en-US', uk: 'en-GB' }

/** Whether the device can say English: `undefined` until it has told. */
export function useCanSpeak(): boolean {
  return useSyncExternalStore(followVoices, hasEnglishVoice, () => false)
}

/**
 * Says an English word in the accent asked for, or in the English that the device has.
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

function englishVoice(accent: Accent): SpeechSynthesisVoice | undefined {
  const voices = speechSynthesis.getVoices().filter((voice) => voice.lang.startsWith('en'))
  // Android writes en_US.
  return voices.find((voice) => voice.lang.replace('_', '-') === languages[accent]) ?? voices[0]
}

function hasEnglishVoice(): boolean {
  return 'speechSynthesis' in window && englishVoice('us') !== undefined
}

function followVoices(onChange: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', onChange)
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange)
}
