/** What may be heard: a word has become *kalıcı*, a session has ended. */
export type Moment = 'lasting' | 'end'

// Hertz, one note after the other: a fifth up, a chord.
const notes: Readonly<Record<Moment, readonly number[]>> = {
  lasting: [659.3, 987.8],
  end: [523.3, 659.3, 784],
}
const secondsApart = 0.13
const ringSeconds = 0.6
const loudness = 0.07

let context: AudioContext | undefined

/** Plays the few soft notes of a moment. They are made here: there is no file of them. */
export function chime(moment: Moment): void {
  context ??= new AudioContext()
  // Some browsers let it sleep until the first tap, others whenever the page was away.
  void context.resume()
  for (const [at, frequency] of notes[moment].entries()) {
    ring(context, frequency, context.currentTime + at * secondsApart)
  }
}

function ring(audio: AudioContext, frequency: number, start: number): void {
  const tone = new OscillatorNode(audio, { frequency })
  const volume = new GainNode(audio, { gain: 0 })
  // Up at once, but not with a click, and softly away.
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loudness, start + 0.015)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + ringSeconds)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + ringSeconds)
}
