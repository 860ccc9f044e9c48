import { expect, test } from 'vitest'
import { badRowsFile } from './bad-rows-file.ts'
import { readTextFile } from './read-bytes.ts'
import { readTable } from './read-table.ts'

const ignore = () => {}

test('rows that could not be added come back as they came, with what is wrong behind them', async () => {
  const file = badRowsFile([
    { line: 3, verdict: 'no-word', word: '', meanings: ['boş'], cells: ['', 'boş; yok'] },
    { line: 4, verdict: 'in-list', word: 'a', meanings: [] },
    { line: 9, verdict: 'waiting', word: 'x', meanings: [], cells: ['=HYPERLINK("x")'] },
  ])
  const text = await readTextFile(file, ignore)
  const table = readTable(text.ok ? text.value : '', ';', ignore)

  expect(table.ok && table.value.map(({ cells }) => cells)).toEqual([
    ['', 'boş; yok', 'Kelime boş'],
    ['\'=HYPERLINK("x")', '', 'Anlam boş'],
  ])
})
