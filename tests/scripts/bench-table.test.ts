import { expect, test } from 'vitest'
import { formatTable, isMet } from '../../scripts/bench/table.ts'

test('a figure equal to its goal meets it, as an upper and as a lower limit', () => {
  expect(isMet({ what: 'wait', figure: 100, goal: { atMost: 100 } })).toBe(true)
  expect(isMet({ what: 'wait', figure: 101, goal: { atMost: 100 } })).toBe(false)
  expect(isMet({ what: 'score', figure: 99, goal: { atLeast: 100 } })).toBe(false)
  expect(isMet({ what: 'size', figure: 7 })).toBeUndefined()
})

test('the table shows each figure with its goal and whether it is met', () => {
  const rows = [
    { what: 'largest paint', figure: 1234.5678, unit: 'ms', goal: { atMost: 1500 } },
    { what: 'performance', figure: 97, goal: { atLeast: 100 } },
    { what: 'requests', figure: 12 },
  ]
  expect(formatTable(rows).split('\n')).toEqual([
    'largest paint  1234.568 ms  ≤ 1500  met',
    'performance             97   ≥ 100  MISSED',
    'requests                12',
  ])
})
