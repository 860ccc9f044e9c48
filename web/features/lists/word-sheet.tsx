import { useId, useState } from 'react'
import type { ListedWord, NewListedWord, OwnList } from '#domain/lists/own-list.ts'
import { slugOfSense } from '#domain/words/sense-id.ts'
import type { WordTable } from '#domain/words/word-table.ts'
import { namedSense } from '../../lexicon/named-sense.ts'
import { ListChoices } from '../../lists/list-choices.tsx'
import { changeWord, type ListOutcome, moveWords, removeWords } from '../../lists/own-lists.ts'
import { tellOutcome } from '../../lists/tell-outcome.ts'
import { partText } from '../../text/lists.ts'
import { listProblemText, listsText, ownListText } from '../../text/own-lists.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { WordCard } from '../../vocabulary/word-card.tsx'
import type { DescribedWord } from './described-word.ts'
import styles from './lists.module.css'
import { OwnWordForm } from './own-word-form.tsx'

/** A word of a list: its meaning to be changed, another list, or none. */
export function WordSheet({
  list,
  listed,
  described,
  table,
  others,
  onClose,
}: {
  readonly list: OwnList
  readonly listed: ListedWord
  readonly described: DescribedWord
  readonly table: WordTable | undefined
  readonly others: readonly OwnList[]
  readonly onClose: () => void
}) {
  const titleId = useId()
  const [failure, setFailure] = useState<string>()
  const [isCardOpen, setCardOpen] = useState(false)
  const done = async (task: Promise<ListOutcome>, said: string) => {
    const outcome = await task
    if (!outcome.ok) return setFailure(listProblemText[outcome.problem])
    onClose()
    tellOutcome(outcome, said)
  }
  const change = (now: NewListedWord) =>
    void done(changeWord(list.id, listed.id, now), ownListText.saved)
  const own = listed.own
  return (
    <Sheet labelledBy={titleId} onClose={onClose}>
      <div className={styles.menu}>
        <div className={styles.menuHead}>
          <h2 id={titleId} lang="en">
            {described.word}
          </h2>
          <IconButton icon="close" label={listsText.close} onClick={onClose} />
        </div>
        {failure !== undefined && (
          <Note kind="bad" role="alert">
            {failure}
          </Note>
        )}
        {own ? (
          <OwnWordForm own={own} onSave={(now) => change({ own: now })} />
        ) : (
          <>
            <p>
              {[described.part, described.meanings.join(', '), described.remark]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {table && <OtherSenses sense={listed.sense} table={table} onPick={change} />}
            <div className="row">
              <Button kind="secondary" small onClick={() => setCardOpen(true)}>
                {ownListText.card}
              </Button>
            </div>
          </>
        )}
        {others.length > 0 && (
          <div>
            <h3>{ownListText.moveTo}</h3>
            <ListChoices
              lists={others}
              onPick={(to) =>
                void done(moveWords(list.id, [listed.id], to.id), ownListText.movedTo(1, to.name))
              }
            />
          </div>
        )}
        <div className={styles.danger}>
          <Button
            kind="destructive"
            small
            onClick={() => void done(removeWords(list.id, [listed.id]), ownListText.removed(1))}
          >
            {ownListText.remove}
          </Button>
          <p className="small muted">{own ? ownListText.removeOwnHint : ownListText.removeHint}</p>
        </div>
      </div>
      {isCardOpen && listed.sense !== undefined && (
        <WordCard
          subject={{ id: listed.sense, word: described.word }}
          onClose={() => setCardOpen(false)}
        />
      )}
    </Sheet>
  )
}

/** The other senses that the lexicon has of a word, each to take the place of this one. */
function OtherSenses({
  sense,
  table,
  onPick,
}: {
  readonly sense: string
  readonly table: WordTable
  readonly onPick: (now: NewListedWord) => void
}) {
  const place = table.placeOf(slugOfSense(sense))
  const senses = place === undefined ? [] : table.at(place).entries.flatMap((entry) => entry.senses)
  const named = senses.flatMap(({ id }) => {
    const name = namedSense(table, id)
    return name ? [{ id, ...name }] : []
  })
  if (named.length < 2) return null
  return (
    <fieldset className={styles.senses}>
      <legend>{ownListText.otherSense}</legend>
      {named.map(({ id, partOfSpeech, glosses }) => (
        <label key={id}>
          <input
            type="radio"
            name="sense"
            checked={id === sense}
            onChange={() => onPick({ sense: id })}
          />
          <span>
            <i className="muted">{partText({ partOfSpeech })}</i> {glosses.join(', ')}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
