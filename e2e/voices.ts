import type { Page } from 'playwright-core'

/**
 * Gives the page an American, a British and a Turkish voice, which write down what they say; those
 * of `remote` are not of the device.
 */
export async function withVoices(page: Page, remote: readonly string[] = []) {
  await page.addInitScript((remote) => {
    const said: string[] = []
    const voices = ['tr-TR', 'en_GB', 'en-US'].map((lang) => ({
      lang,
      name: lang,
      localService: !remote.includes(lang),
    }))
    class Utterance extends EventTarget {
      text: string
      voice?: { lang: string }
      lang = ''
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    const speechSynthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      cancel: () => undefined,
      speak: (utterance: Utterance) => {
        said.push(`${utterance.text} ${utterance.voice?.lang.replace('_', '-')}`)
        addEventListener('finish-speaking', () => utterance.dispatchEvent(new Event('end')))
        addEventListener('fail-speaking', () =>
          utterance.dispatchEvent(Object.assign(new Event('error'), { error: 'audio-busy' })),
        )
      },
    })
    Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis })
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, said })
  }, remote)
}

export async function spoken(page: Page): Promise<string[]> {
  return await page.evaluate(() => (window as unknown as { said: string[] }).said)
}
