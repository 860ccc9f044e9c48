/** The translator that some browsers have built in. */
export type DeviceTranslator = {
  readonly translate: (
    text: string,
    onDownload: (share: number) => void,
  ) => Promise<string | undefined>
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
      try {
        const translator = await builtIn.create({
          ...languages,
          monitor: (monitor) =>
            monitor.addEventListener('downloadprogress', ({ loaded }) => onDownload(loaded)),
        })
        const translation = await translator.translate(text)
        translator.destroy()
        return translation
      } catch (error) {
        // Refused by the learner's settings, no room for its languages, no connection to load them.
        if (error instanceof DOMException || error instanceof TypeError) return undefined
        throw error
      }
    },
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
