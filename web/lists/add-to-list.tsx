import { lazy, Suspense, useState } from 'react'
import { addText } from '../text/own-lists.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Addable } from './list-picker.tsx'

// Most who see the button never press it.
const ListPicker = lazy(async () => ({
  default: (await import('./list-picker.tsx')).ListPicker,
}))

/** *Listeye ekle*: the choice of a list for a word or many, or of a new one. */
export function AddToList({
  words,
  kind = 'quiet',
  label = addText.open,
}: {
  readonly words: Addable
  readonly kind?: 'quiet' | 'secondary'
  readonly label?: string
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind={kind} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="plus" />
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <ListPicker words={words} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
