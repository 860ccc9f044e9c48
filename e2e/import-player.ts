import type { Page } from 'playwright-core'

/** Chooses a file of this name and content on the screen that is open. */
export async function chooseFile(
  page: Page,
  name: string,
  content: string | Uint8Array,
): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) })
}

/** Drops a file on the page, as the mouse would. */
export async function dropFile(page: Page, name: string, content: Uint8Array): Promise<void> {
  await page.evaluate(
    ([file, base64]) => {
      const data = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
      data.items.add(new File([bytes], file))
      for (const type of ['dragover', 'drop']) {
        document.body.dispatchEvent(
          new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }),
        )
      }
    },
    [name, Buffer.from(content).toString('base64')] as const,
  )
}

/** Gives the page a browser that makes *cihaz:cat* of *cat* by itself. */
export async function translatesOnDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const built = {
      availability: async () => 'available',
      create: async () => ({
        translate: async (text: string) => `cihaz:${text}`,
        destroy: () => undefined,
      }),
    }
    Object.defineProperty(globalThis, 'Translator', { value: built, configurable: true })
  })
}

/** Gives the page work in slices that can be held: see `hold`. */
export async function holdable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: (() => void)[] = []
    let isHeld = false
    const { postMessage } = MessagePort.prototype
    // A slice is waited for with a message that says nothing; React's own says `null`.
    MessagePort.prototype.postMessage = function (this: MessagePort, ...given: [unknown]) {
      if (given[0] !== undefined || !isHeld) postMessage.apply(this, given)
      else held.push(() => postMessage.apply(this, given))
    } as typeof postMessage
    addEventListener('hold', () => {
      isHeld = true
    })
    addEventListener('goOn', () => {
      isHeld = false
      for (const one of held.splice(0)) one()
    })
  })
}

/** Lets what a `holdable` page does in slices stand still after the first of them, until `goOn`. */
export async function hold(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('hold')))
}

/** Lets go on what is held. */
export async function goOn(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('goOn')))
}
