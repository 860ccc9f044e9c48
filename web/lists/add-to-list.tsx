import { lazy, Suspense, useState } from 'react'
import { ownWordText } from '../text/own-words.ts'
import { Button } from '../ui/button.tsx'
import { LaterIcon } from '../ui/later-icon.tsx'
import type { Addable } from './list-picker.tsx'

// Most who see the button never press it.
const ListPicker = lazy(async () => ({
  default: (await import('./list-picker.tsx')).ListPicker,
}))

/** *Listeye ekle*: the choice of a list for a word or many, or of a new one. */
export function AddToList({
  words,
  kind = 'quiet',
  labelClass,
}: {
  readonly words: Addable
  readonly kind?: 'quiet' | 'secondary'
  /** How its words look, where the drawing alone may have to do. */
  readonly labelClass?: string | undefined
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        kind={kind}
        title={labelClass && ownWordText.addToList}
        aria-label={ownWordText.addToList}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <LaterIcon name="plus" />
        <span className={labelClass}>{ownWordText.addToList}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <ListPicker words={words} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
