/** The address that the operator of this site reads, where there is one. */
export function contactAddress(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="contact-email"]')
  return meta?.content || undefined
}
