// npm run words -- check | fix | stats | show | new | pairs | sample-questions | sample-entries | migrate: what whoever writes words needs.

import { check } from './words/check.ts'
import { addWord } from './words/new.ts'
import { pairs } from './words/pairs.ts'
import { fix, migrate } from './words/rewrite.ts'
import { sampleEntries } from './words/sample-entries.ts'
import { sampleQuestions } from './words/sample-questions.ts'
import { show } from './words/show.ts'
import { stats } from './words/stats.ts'

const usage = `npm run words -- check [--batch FILE.tsv]   says what is wrong in the lexicon, or in the words
                                            that the first column of a table names
npm run words -- fix                        mends what a program can: spaces, circumflexes, order
npm run words -- stats                      counts what there is, and what is still missing
npm run words -- show WORD                  shows a word as a learner sees it, with a sample question
npm run words -- new WORD [--as PART]       begins the file of a new word, which is a noun, or a
                                            "phrasal verb" …, where it is not planned
npm run words -- pairs [kolay|zor|b1 …] [N] the N pairs of a part that are most alike and may meet
npm run words -- sample-questions --list kolay --count 150 --seed 1 [--karsilik] [--tr-en] [--subject]
                                            questions to be read; the answers go into a file. The
                                            list may also be levels (a1,a2); --subject tells the
                                            subject instead of the word
npm run words -- sample-entries --levels a1,a2 --count 200 --seed 1   entries to be read
npm run words -- migrate                    brings all words to the form that the schema has today`

const [command, ...rest] = process.argv.slice(2)
const isDone = run(command, rest)
if (!isDone) process.exitCode = 1

/** Whether all went well: the command exists, and found nothing to complain of. */
function run(name: string | undefined, options: readonly string[]): boolean {
  if (name === 'check') return check(options)
  if (name === 'fix') return fix()
  if (name === 'stats') return stats()
  if (name === 'show') return show(options.join(' '))
  if (name === 'new') return addWord(options)
  if (name === 'pairs') return pairs(options)
  if (name === 'sample-questions') return sampleQuestions(options)
  if (name === 'sample-entries') return sampleEntries(options)
  if (name === 'migrate') return migrate()
  console.error(usage)
  return false
}
