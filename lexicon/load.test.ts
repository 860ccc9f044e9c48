import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aHeadword } from './checks/a-lexicon.ts'
import { loadLexicon } from './load.ts'

const row = (...cells: string[]) => `${cells.join('\t')}\n`
const wholeLexicon = {
  'lists/kolay.json': '[]',
  'lists/zor.json': '[{ "headword": "gather", "partOfSpeech": "verb" }]',
  'lists/sinav.json': '[]',
  'fields.json': '[{ "id": "movement", "tr": "hareket", "covers": "going" }]',
  'false-friends.tsv': row(
    'english',
    'pos',
    'meaning_tr',
    'turkish_lookalike',
    'lookalike_means_en',
    'kind',
  ),
  'confusables.tsv': row('word_a', 'word_b', 'meaning_a_tr', 'meaning_b_tr', 'hint_tr', 'kind'),
  'headwords.tsv':
    row('headword', 'pos', 'cefr', 'list', 'uk_spelling', 'level_source') +
    row('gather', 'verb', 'A2', '-', '', 'cefrj'),
  'words/g/gather.json': JSON.stringify(aHeadword()),
}

function load(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'lexicon-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [name, content] of Object.entries({ ...wholeLexicon, ...files })) {
    const path = join(root, 'lexicon', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  return loadLexicon(root)
}

const said = (files: Record<string, string>) =>
  load(files).problems.map(({ file, place, says }) => `${file} ${place ?? ''}: ${says}`)

test('a lexicon without faults is read as it stands', () => {
  const { lexicon, problems } = load({})
  expect(problems).toEqual([])
  expect(lexicon.words).toEqual([{ file: 'lexicon/words/g/gather.json', headword: aHeadword() }])
  expect(lexicon.lists.zor).toEqual([{ headword: 'gather', partOfSpeech: 'verb' }])
  expect(lexicon.plan[0]).toMatchObject({ headword: 'gather', cefr: 'A2' })
})

test('everything that cannot be read is told at once, by file', () => {
  const { entries, ...rest } = aHeadword()
  const [entry] = entries
  const senses = entry?.senses.map((sense) => ({ ...sense, glos: 'x', field: '' }))
  const problems = said({
    'words/b/broken.json': '{ "headword": "broken", ',
    'words/g/get.json': JSON.stringify({ ...rest, entries: [{ ...entry, senses }] }),
    'words/g/give.json': 'null',
    'lists/kolay.json': '[{ "headword": "gather", "partOfSpeech": "werb" }]',
    'headwords.tsv': wholeLexicon['headwords.tsv'] + row('go', 'verb', 'A9', '-', '', 'cefrj'),
  })

  expect(problems).toEqual([
    expect.stringMatching('^lexicon/words/b/broken.json : is not JSON: '),
    expect.stringMatching(
      '^lexicon/words/g/get.json gather.v.1: entries.0.senses.0.field: is empty',
    ),
    expect.stringMatching('^lexicon/words/g/get.json gather.v.1: .*Unrecognized key: "glos"'),
    expect.stringMatching('^lexicon/words/g/give.json : Invalid input'),
    expect.stringMatching('^lexicon/lists/kolay.json : 0.partOfSpeech: Invalid option'),
    expect.stringMatching('^lexicon/headwords.tsv line 3: cefr: Invalid option'),
  ])
})

test('a file that cannot be read does not keep the others from being read', () => {
  expect(load({ 'words/b/broken.json': '{' }).lexicon.words).toHaveLength(1)
})
