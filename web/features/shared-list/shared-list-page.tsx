import { useState } from 'react'
import { learnAddress, listAddress, wordsAddress } from '#contract/addresses.ts'
import { setOfList, setOfWords, type WordSet } from '#domain/search/word-set.ts'
import { searchOf } from '../../lexicon/word-set.ts'
import { createList, useLists } from '../../lists/own-lists.ts'
import { tellOutcome } from '../../lists/tell-outcome.ts'
import { playSet } from '../../sets/play-set.ts'
import { stateText } from '../../text/frame.ts'
import { partOfSpeechText } from '../../text/lists.ts'
import { loadingHint } from '../../text/loading-hint.ts'
import { sharedText } from '../../text/sharing.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { goTo } from '../../ui/history-note.ts'
import { LoadingDots } from '../../ui/loading-dots.tsx'
import { Note } from '../../ui/note.tsx'
import { Lede, Page } from '../../ui/page.tsx'
import { sameList } from './same-list.ts'
import styles from './shared-list-page.module.css'
import { type PreviewWord, type SharedListState, useSharedList } from './use-shared-list.ts'

/** A list that somebody has handed on by a link: what is in it, and the ways to take it. */
export default function SharedListPage() {
  const { state, retry } = useSharedList()
  switch (state.kind) {
    case 'loading':
      return (
        <Page narrow>
          <h1 tabIndex={-1}>{sharedText.title}</h1>
          <noscript>{sharedText.noScript}</noscript>
          <div role="status">
            <LoadingDots />
            <span className="sr">{sharedText.preparing}</span>
          </div>
        </Page>
      )
    case 'problem': {
      const { heading, hint } = sharedText.problems[state.problem]
      return (
        <Page narrow>
          <Empty heading={heading} hint={hint}>
            <ButtonLink kind="primary" href={wordsAddress('')}>
              {sharedText.toWords}
            </ButtonLink>
          </Empty>
        </Page>
      )
    }
    case 'failed':
      return (
        <Page narrow>
          <Empty isProblem heading={sharedText.failed} hint={loadingHint[state.problem.kind]}>
            <Button kind="primary" onClick={retry}>
              {stateText.retry}
            </Button>
          </Empty>
        </Page>
      )
    case 'list':
      return <Preview {...state} />
  }
}

function Preview({ list, preview, gone }: Extract<SharedListState, { readonly kind: 'list' }>) {
  const lists = useLists()
  const own = lists === 'loading' ? undefined : sameList(list, lists)
  const [isBusy, setBusy] = useState(false)
  // Words that the lexicon does not have are asked where they are: in a list of the learner's own. One
  // that waits for its meaning is not asked anywhere.
  const hasOwnWords = list.words.some((word) => word.own && word.own.meanings.length > 0)
  const waiting = list.words.filter((word) => word.own?.meanings.length === 0).length
  const isAsked = waiting < list.words.length

  /** Takes the list, unless it is there already; its id. */
  const take = async () => {
    if (own) return own.id
    const taken = await createList(list.name, list.words)
    // Either way leads to another screen at once.
    if (!tellOutcome(taken, sharedText.added(list.name), { isForNext: true })) return undefined
    return taken.value.value.list
  }
  /** One thing at a time: a list is not taken twice by two taps. */
  const once = async (task: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    await task()
    setBusy(false)
  }
  const add = () =>
    once(async () => {
      const id = await take()
      if (id !== undefined) goTo(listAddress(id))
    })
  /** Does something with the words that can be asked, which takes the list where some are its own. */
  const withWords = (use: (set: WordSet) => Promise<void> | void) =>
    once(async () => {
      if (!hasOwnWords) return await use(setOfWords(list.words.flatMap(({ sense }) => sense ?? [])))
      const id = await take()
      if (id !== undefined) await use(setOfList(id))
    })
  const learn = () => withWords((set) => goTo(learnAddress(searchOf(set))))
  const isTaking = hasOwnWords && !own

  return (
    <Page narrow>
      <div>
        <h1 tabIndex={-1}>{list.name}</h1>
        <Lede>{sharedText.lede(list.words.length)}</Lede>
      </div>
      {gone > 0 && <Note kind="info">{sharedText.gone(gone)}</Note>}
      {list.words.length > 0 && (
        <div className={styles.ways}>
          {own && <p>{sharedText.have}</p>}
          <div className="row">
            {own ? (
              <ButtonLink kind="primary" href={listAddress(own.id)}>
                {sharedText.openList}
              </ButtonLink>
            ) : (
              <Button kind="primary" aria-busy={isBusy} onClick={() => void add()}>
                {sharedText.add}
              </Button>
            )}
            {isAsked && (
              <>
                <Button kind="secondary" aria-busy={isBusy} onClick={() => void learn()}>
                  {isTaking ? sharedText.addAndLearn : sharedText.learn}
                </Button>
                <Button kind="secondary" aria-busy={isBusy} onClick={() => void withWords(playSet)}>
                  {isTaking ? sharedText.addAndPlay : sharedText.play}
                </Button>
              </>
            )}
          </div>
          {isTaking && <p className="small muted">{sharedText.addAndHint}</p>}
          {isAsked && waiting > 0 && <p className="small muted">{sharedText.leftOut(waiting)}</p>}
        </div>
      )}
      <Words words={preview} />
    </Page>
  )
}

function Words({ words }: { readonly words: readonly PreviewWord[] }) {
  return (
    <ul className={styles.words} aria-label={sharedText.words}>
      {words.map(({ key, word, meaning, partOfSpeech }) => (
        <li key={key}>
          <span>
            <b lang="en">{word}</b>{' '}
            {partOfSpeech && <small className="muted">{partOfSpeechText[partOfSpeech]}</small>}
          </span>
          <span className={meaning === '' ? 'muted' : undefined}>
            {meaning || sharedText.noMeaning}
          </span>
        </li>
      ))}
    </ul>
  )
}
