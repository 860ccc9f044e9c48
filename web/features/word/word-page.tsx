import { useEffect, useState } from 'react'
import { slugAt, wordAddress, wordsAddress } from '#contract/addresses.ts'
import type { WordDetail } from '#lexicon/word-detail.ts'
import type { LoadProblem } from '../../lexicon/bundle.ts'
import { type LoadedWord, loadWord } from '../../lexicon/word-details.ts'
import { loadSlugOfForm } from '../../lexicon/word-of-text.ts'
import { lastSearch } from '../../storage/last-search.ts'
import { stateText } from '../../text/frame.ts'
import { loadingHint } from '../../text/loading-hint.ts'
import { wordPageText } from '../../text/word-page.ts'
import { usePath } from '../../ui/address.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { goTo } from '../../ui/history-note.ts'
import { LaterIcon } from '../../ui/later-icon.tsx'
import { Link } from '../../ui/link.tsx'
import { LoadingDots } from '../../ui/loading-dots.tsx'
import { Page } from '../../ui/page.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Spread } from '../../ui/spread.tsx'
import { AddWordToList } from '../../vocabulary/add-word-to-list.tsx'
import { EntryKind } from '../../vocabulary/entry-kind.tsx'
import { EntryRelations } from '../../vocabulary/entry-relations.tsx'
import { EntrySenses } from '../../vocabulary/entry-senses.tsx'
import { useGivenWord } from '../../vocabulary/given-word.ts'
import { LookAlikes } from '../../vocabulary/look-alikes.tsx'
import { Ipa, Pronunciation } from '../../vocabulary/pronunciation.tsx'
import { Report } from '../../vocabulary/report.tsx'
import { BigWord, StageTop, TallStage } from '../../vocabulary/stage.tsx'
import { LookAlikeSet } from './look-alike-set.tsx'
import { MissingWord } from './missing-word.tsx'
import { WordMemory } from './word-memory.tsx'
import styles from './word-page.module.css'

/** The page of a word: everything that the lexicon says of it, and what the learner made of it. */
export default function WordPage() {
  const slug = slugAt(usePath()) ?? ''
  const given = useGivenWord(slug)
  const [loaded, setLoaded] = useState<LoadedWord>()
  const isGiven = given !== undefined
  // Not while rendering: the shell that stands in for every word is painted without one. Again once
  // the learner has put a failure away.
  useEffect(() => {
    if (isGiven || loaded) return
    let isWanted = true
    const load = async () => {
      const word = await loadWord(slug)
      const base = isMissing(word) ? await loadSlugOfForm(slug) : undefined
      if (!isWanted) return
      if (base === undefined) setLoaded(word)
      else goTo(wordAddress(base), { replace: true })
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [isGiven, loaded, slug])
  const word = given ?? loaded
  if (!word) return <Preparing />
  if (word.ok) return <WholeWord detail={word.value} />
  if (word.problem.kind === 'missing') return <MissingWord key={slug} slug={slug} />
  return <FailedWord problem={word.problem} onRetry={() => setLoaded(undefined)} />
}

function isMissing(word: LoadedWord): boolean {
  return !word.ok && word.problem.kind === 'missing'
}

function Preparing() {
  return (
    <Page narrow>
      <h1 className="sr" tabIndex={-1}>
        {wordPageText.preparing}
      </h1>
      <LoadingDots />
    </Page>
  )
}

function FailedWord({
  problem,
  onRetry,
}: {
  readonly problem: LoadProblem
  readonly onRetry: () => void
}) {
  return (
    <Screen title={wordPageText.failed}>
      <Page narrow>
        <Empty isProblem heading={wordPageText.failed} hint={loadingHint[problem.kind]}>
          <Button kind="primary" onClick={onRetry}>
            {stateText.retry}
          </Button>
        </Empty>
      </Page>
    </Screen>
  )
}

function WholeWord({ detail }: { readonly detail: WordDetail }) {
  const { headword, entries } = detail
  const [first] = entries
  return (
    <Screen title={wordPageText.title(headword)}>
      <Spread className={styles.wordPage}>
        <TallStage aria-labelledby="kelime">
          <StageTop>
            <Link href={wordsAddress(lastSearch())}>
              <LaterIcon name="back" small />
              {wordPageText.back}
            </Link>
          </StageTop>
          <BigWord as="h1" id="kelime" tabIndex={-1} word={headword} />
          {first && (
            <>
              <Pronunciation word={headword} ipa={first.ipa} />
              <p className={styles.kinds}>
                <EntryKind entry={first} />
              </p>
            </>
          )}
        </TallStage>
        <div className={styles.field}>
          <section className={styles.entries} aria-label={wordPageText.meanings}>
            {entries.map((entry, at) => (
              <div key={entry.partOfSpeech} className={styles.entry}>
                {at > 0 && (
                  <h2 className={styles.part}>
                    <EntryKind entry={entry} />
                    {first && entry.ipa.us !== first.ipa.us && <Ipa ipa={entry.ipa} />}
                  </h2>
                )}
                <EntrySenses headword={headword} entry={entry} />
                <EntryRelations entry={entry} />
              </div>
            ))}
          </section>
          <LookAlikeSet detail={detail} />
          <LookAlikes detail={detail} />
          <WordMemory detail={detail} />
          <div>
            <AddWordToList headword={headword} entries={entries} kind="secondary" />
          </div>
          <Report slug={detail.slug} entries={entries} />
        </div>
      </Spread>
    </Screen>
  )
}
