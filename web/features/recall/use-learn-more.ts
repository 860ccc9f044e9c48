import { useState } from 'react'
import { learnAddress, pageAddress } from '#contract/addresses.ts'
import { oneOfEachWord } from '#domain/learning/word-picks.ts'
import { noFilter } from '#domain/search/word-filter.ts'
import { everyWord } from '#domain/search/word-set.ts'
import { listNames } from '#domain/words/entry.ts'
import { useLearningSet } from '../../learning/learning-set.ts'
import { learningMinutes } from '../../learning/prepare-session.ts'
import { layOutLearning } from '../../learning/start-learning.ts'
import { searchOf, setOf } from '../../lexicon/word-set.ts'
import { lastLearningSearch, openLearningSearch } from '../../storage/learning-sessions.ts'
import { useStudy } from '../../storage/record/study.ts'
import { endText } from '../../text/end.ts'
import { setName } from '../../text/word-set.ts'
import { goTo } from '../../ui/history-note.ts'
import type { NextStep } from '../../ui/next-steps.tsx'

const moreWords = 10

/**
 * The step from Tekrar to new words: of the session that is open, else of the set that was learned from last, else of the list that
 * most studied words are of. Until it is known how many there are, it says what is usual.
 */
export function useLearnMore(): NextStep {
  const [open] = useState(openLearningSearch)
  const [search] = useState(() => open ?? lastLearningSearch() ?? usualSearch())
  const set = useLearningSet(search)
  const isKnown = set !== 'loading' && !('problem' in set)
  const left = isKnown ? oneOfEachWord(set.seen.unseen) : undefined
  const name = isKnown ? set.name : setName(setOf(search), undefined)
  if (open !== undefined) return { title: endText.goOnLearning, hint: name, to: learnAddress(open) }
  if (left?.length === 0) return { title: endText.chooseMore, to: pageAddress.learn }
  const count = Math.min(moreWords, left?.length ?? moreWords)
  return {
    title: endText.learnMore(count),
    hint: endText.ofSet(name, learningMinutes(count)),
    to: async () => {
      // Where nothing can be laid out, the screen of the set says why.
      await layOutLearning(search, left ?? [], count)
      goTo(learnAddress(search))
    },
  }
}

function usualSearch(): string {
  const { words } = useStudy.getState()
  const studied = (list: string) => words.filter((word) => word.list === list).length
  const [list] = listNames.toSorted((a, b) => studied(b) - studied(a))
  return searchOf({ ...everyWord, filter: { ...noFilter, lists: list ? [list] : [] } })
}
