import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { learnAddress } from '#contract/addresses.ts'
import { everyWord, setOfWords } from '#domain/search/word-set.ts'
import { mostNamedWords } from '../lexicon/word-set.ts'
import { setText } from '../text/word-set.ts'
import { Toasts } from '../ui/toast.tsx'
import { SetBar } from './set-bar.tsx'

const zor = { ...everyWord, filter: { ...everyWord.filter, lists: ['zor'] as const } }

/** The bar over ZOR, with so many of its words ticked. */
function show(ticked = 0, onClear = () => {}) {
  const names = Array.from({ length: ticked }, (_, number) => `word-${number}`)
  render(
    <>
      <SetBar
        set={zor}
        count={385}
        ticked={ticked === 0 ? undefined : { set: setOfWords(names), count: ticked, onClear }}
        place="screen"
      />
      <Toasts closeLabel="Bildirimi kapat" />
    </>,
  )
}
const learn = () => screen.getByRole('link', { name: setText.learn }).getAttribute('href')

test('with nothing ticked the bar means the whole set, with ticks only those', () => {
  show()
  screen.getByText('385 kelime')
  expect(learn()).toBe(learnAddress('liste=zor'))
})

test('with ticks it says how many of how many, and leads to learning these', () => {
  const onClear = vi.fn()
  show(2, onClear)
  screen.getByText('2 kelime seçili')
  screen.getByText('385 kelimeden')
  expect(learn()).toBe(learnAddress('kelime=word-0,word-1'))

  fireEvent.click(screen.getByRole('button', { name: setText.untick }))
  expect(onClear).toHaveBeenCalledOnce()
})

test('more words than an address can name are not cut off: it is said', () => {
  show(mostNamedWords + 1)
  fireEvent.click(screen.getByRole('button', { name: setText.learn }))

  screen.getByText(setText.tooManyToLearn(mostNamedWords))
})

test('what there is no room for opens and goes again: by its button, Esc, and a tap beside it', () => {
  show()
  const further = screen.getByRole('button', { name: setText.more })
  const isOpen = () => further.getAttribute('aria-expanded') === 'true'
  fireEvent.click(further)
  screen.getByRole('button', { name: setText.print })
  fireEvent.click(further)
  expect(isOpen()).toBe(false)

  fireEvent.click(further)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(further)

  fireEvent.click(further)
  fireEvent.pointerDown(screen.getByRole('button', { name: setText.share }))
  expect(isOpen()).toBe(true)
  fireEvent.pointerDown(document.body)
  expect(isOpen()).toBe(false)
})
