import { useLayoutEffect } from 'react'
import { goTo } from '../../ui/history-note.ts'

/** Leads to another address, in the place of this one, before anything of the screen is seen. */
export function Redirect({ to }: { readonly to: string }) {
  useLayoutEffect(() => goTo(to, { replace: true }), [to])
  return null
}
