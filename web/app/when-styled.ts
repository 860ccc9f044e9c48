/**
 * When the rules of every screen are there: a page is painted with those of its first frame alone.
 * A style sheet that does not come is no reason to leave the page dead.
 */
export function whenStyled(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('head > link[rel="stylesheet"]')
  if (!link || link.sheet) return Promise.resolve()
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener('error', () => resolve(), { once: true })
  })
}
