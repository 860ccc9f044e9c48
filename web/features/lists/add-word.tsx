import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { NewListedWord, OwnList } from '#domain/lists/own-list.ts'
import { type TypedProblems, typedOf, typedWord } from '#domain/lists/typed-word.ts'
import { lettersOf } from '#domain/text/letters.ts'
import type { TableWord } from '#domain/words/word-table.ts'
import { loadWordOfText } from '../../lexicon/word-of-text.ts'
import { addWords } from '../../lists/own-lists.ts'
import { tellOutcome } from '../../lists/tell-outcome.ts'
import { partText } from '../../text/lists.ts'
import { addText, listProblemText, ownListText } from '../../text/own-lists.ts'
import { Button } from '../../ui/button.tsx'
import { LaterIcon } from '../../ui/later-icon.tsx'
import { Note } from '../../ui/note.tsx'
import { showToast } from '../../ui/toast.tsx'
import styles from './add-word.module.css'
import { OwnWordFields } from './own-word-fields.tsx'

const nothing = typedOf({ word: '', meanings: [] })

/** Adds words to a list one by one: those of the lexicon with a meaning of its own, others as typed. */
export function AddWord({ list: { id, name } }: { readonly list: OwnList }) {
  const [typed, setTyped] = useState(nothing)
  const [problems, setProblems] = useState<TypedProblems>({})
  const [failure, setFailure] = useState<string>()
  const known = useKnownWord(typed.word)
  const first = useRef<HTMLInputElement>(null)

  const add = async (word: NewListedWord) => {
    const done = await addWords(id, [word])
    if (!done.ok) return setFailure(listProblemText[done.problem])
    setFailure(undefined)
    setTyped(nothing)
    setProblems({})
    first.current?.focus()
    if (done.value.value.added > 0) tellOutcome(done, addText.added(1, name))
    else showToast({ text: addText.already(1, name), icon: 'info' })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const own = typedWord(typed)
    if (own.ok) return void add({ own: own.value })
    setProblems(own.problem)
    if (own.problem.word) first.current?.focus()
  }
  return (
    <section className={styles.panel} aria-label={ownListText.add}>
      {failure !== undefined && (
        <Note kind="bad" role="alert">
          {failure}
        </Note>
      )}
      <form className={styles.form} onSubmit={submit} noValidate>
        <OwnWordFields
          typed={typed}
          problems={problems}
          first={first}
          onType={(next) => {
            setTyped(next)
            setProblems({})
          }}
        />
        {known && <KnownSenses word={known} onPick={(sense) => void add({ sense })} />}
        <div className="row">
          <Button kind={known ? 'secondary' : 'primary'} small type="submit">
            {known ? ownListText.ownMeaning : ownListText.add}
          </Button>
        </div>
      </form>
    </section>
  )
}

/** The senses of the lexicon that a word has, each to be added as it is. */
function KnownSenses({
  word: { headword, entries },
  onPick,
}: {
  readonly word: TableWord
  readonly onPick: (sense: string) => void
}) {
  return (
    <div role="group" aria-label={ownListText.known} className={styles.known}>
      <p className="small muted">
        {ownListText.known} <b lang="en">{headword}</b>
      </p>
      <ul>
        {entries.flatMap(({ partOfSpeech, senses }) =>
          senses.map(({ id, glosses }) => (
            <li key={id}>
              <button type="button" onClick={() => onPick(id)}>
                <LaterIcon name="plus" small />
                <span>
                  <i className="muted">{partText({ partOfSpeech })}</i> {glosses.join(', ')}
                </span>
              </button>
            </li>
          )),
        )}
      </ul>
    </div>
  )
}

/** The word of the lexicon that a text is, or is a form of; `undefined` also while that is not known. */
function useKnownWord(text: string): TableWord | undefined {
  const [lookUp, setLookUp] = useState<{ readonly find: (text: string) => TableWord | undefined }>()
  useEffect(() => {
    let isWanted = true
    void loadWordOfText().then((loaded) => {
      if (isWanted && loaded.ok) setLookUp({ find: loaded.value })
    })
    return () => {
      isWanted = false
    }
  }, [])
  const asked = lettersOf(text, 'en')
  return asked === '' ? undefined : lookUp?.find(asked)
}
