/** The translator that some browsers have built in. */
export type DeviceTranslator = {
  readonly translate: (
    text: string,
    onDownload: (share: number) => void,
  ) => Promise<string | undefined>
  /** Several texts, one after the other; `onEach` is told each as it comes, and whether to go on. */
  readonly translateAll: (
    texts: readonly string[],
    onEach: (translation: string, at: number) => boolean,
  ) => Promise<boolean>
}

// What we use of the Translator API (https://developer.mozilla.org/docs/Web/API/Translator); its
// types are not yet among those of the DOM.
type Languages = { readonly sourceLanguage: string; readonly targetLanguage: string }
type Monitor = {
  addEventListener(type: 'downloadprogress', listener: (event: { loaded: number }) => void): void
}
type BuiltIn = {
  availability(languages: Languages): Promise<string>
  create(options: Languages & { monitor: (monitor: Monitor) => void }): Promise<{
    translate(text: string): Promise<string>
    destroy(): void
  }>
}

const languages: Languages = { sourceLanguage: 'en', targetLanguage: 'tr' }

/** The browser's own translator from English to Turkish; `undefined` where it has none. */
export async function deviceTranslator(): Promise<DeviceTranslator | undefined> {
  const builtIn = (globalThis as { Translator?: BuiltIn }).Translator
  if (!builtIn || (await availabilityOf(builtIn)) === 'unavailable') return undefined
  return {
    translate: async (text, onDownload) => {
      let translation: string | undefined
      await withTranslator(builtIn, onDownload, async (translator) => {
        translation = await translator.translate(text)
      })
      return translation
    },
    translateAll: (texts, onEach) =>
      withTranslator(
        builtIn,
        () => {},
        async (translator) => {
          for (const [at, text] of texts.entries()) {
            if (!onEach(await translator.translate(text), at)) return
          }
        },
      ),
  }
}

type Translator = Awaited<ReturnType<BuiltIn['create']>>

/** Does something with a translator; tells whether there was one until the end. */
async function withTranslator(
  builtIn: BuiltIn,
  onDownload: (share: number) => void,
  use: (translator: Translator) => Promise<void>,
): Promise<boolean> {
  try {
    const translator = await builtIn.create({
      ...languages,
      monitor: (monitor) =>
        monitor.addEventListener('downloadprogress', ({ loaded }) => onDownload(loaded)),
    })
    await use(translator)
    translator.destroy()
    return true
  } catch (error) {
    // Refused by the learner's settings, no room for its languages, no connection to load them.
    if (error instanceof DOMException || error instanceof TypeError) return false
    throw error
  }
}

async function availabilityOf(builtIn: BuiltIn): Promise<string> {
  try {
    return await builtIn.availability(languages)
  } catch {
    // A browser that has it may still forbid it to this page.
    return 'unavailable'
  }
}
