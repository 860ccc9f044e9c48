import { expect, test } from 'vitest'
import { countText } from './count-text.ts'
import {
  dateText,
  monthText,
  percentText,
  possessiveText,
  shortDateText,
  shortDayText,
  spokenPercent,
  weekdayText,
} from './numbers.ts'

test('numbers stand in the Turkish form', () => {
  expect([0, 999, 1248, 200_000].map(countText)).toEqual(['0', '999', '1.248', '200.000'])
  expect([0, 0.704, 0.705, 1].map(percentText)).toEqual(['%0', '%70', '%71', '%100'])
  expect(spokenPercent(0.84)).toBe('yüzde 84')
})

test('dates stand in the Turkish form', () => {
  const noon = Date.UTC(2026, 10, 12, 12)

  expect([dateText(noon), shortDateText(noon), shortDayText(noon)]).toEqual([
    '12 Kasım 2026',
    '12 Kasım',
    '12 Kas',
  ])
  expect([weekdayText(noon), monthText(noon)]).toEqual(['Per', 'Kas'])
})

test.for([
  [0, '0’ı', 'sıfır'],
  [1, '1’i', 'bir'],
  [2, '2’si', 'iki'],
  [3, '3’ü', 'üç'],
  [4, '4’ü', 'dört'],
  [5, '5’i', 'beş'],
  [6, '6’sı', 'altı'],
  [7, '7’si', 'yedi'],
  [8, '8’i', 'sekiz'],
  [9, '9’u', 'dokuz'],
  [10, '10’u', 'on'],
  [12, '12’si', 'on iki'],
  [20, '20’si', 'yirmi'],
  [30, '30’u', 'otuz'],
  [40, '40’ı', 'kırk'],
  [50, '50’si', 'elli'],
  [60, '60’ı', 'altmış'],
  [70, '70’i', 'yetmiş'],
  [80, '80’i', 'seksen'],
  [90, '90’ı', 'doksan'],
  [100, '100’ü', 'yüz'],
  [116, '116’sı', 'yüz on altı'],
  [230, '230’u', 'iki yüz otuz'],
  [1000, '1.000’i', 'bin'],
  [1100, '1.100’ü', 'bin yüz'],
  [1248, '1.248’i', 'bin iki yüz kırk sekiz'],
  [200_000, '200.000’i', 'iki yüz bin'],
  [2_000_000, '2.000.000’u', 'iki milyon'],
] as const)('%i takes its suffix from the way it is said: %s (%s)', ([count, text]) => {
  expect(possessiveText(count)).toBe(text)
})
