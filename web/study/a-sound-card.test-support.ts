import { vi } from 'vitest'

/** A note as it would be heard; seconds, hertz, and 1 for as loud as can be. */
export type Heard = { readonly frequency: number; readonly start: number; readonly loudest: number }

/** Stands in for what makes sounds, which tests have not; what it was told to play. */
export function aSoundCard(): readonly Heard[] {
  const heard: Heard[] = []
  class Context {
    currentTime = 0
    destination = {}
    resume = () => Promise.resolve()
  }
  class Gain {
    loudest = 0
    gain = {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: (to: number) => {
        this.loudest = to
      },
      exponentialRampToValueAtTime: () => undefined,
    }
    connect = (to: object) => to
  }
  class Oscillator {
    volume: Gain | undefined
    frequency: number
    constructor(_: Context, { frequency }: { readonly frequency: number }) {
      this.frequency = frequency
    }
    connect(to: Gain) {
      this.volume = to
      return to
    }
    start(start: number) {
      heard.push({ frequency: this.frequency, start, loudest: this.volume?.loudest ?? 0 })
    }
    stop() {}
  }
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('GainNode', Gain)
  vi.stubGlobal('OscillatorNode', Oscillator)
  return heard
}
