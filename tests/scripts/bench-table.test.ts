import { expect, test } from 'vitest'
import { rowsIn } from '../../scripts/bench/server-rows.ts'
import { asTable, isMet } from '../../scripts/bench/table.ts'

test('a figure meets its goal up to and with it, from below or from above', () => {
  expect(isMet({ what: 'wait', figure: 100, goal: { atMost: 100 } })).toBe(true)
  expect(isMet({ what: 'wait', figure: 101, goal: { atMost: 100 } })).toBe(false)
  expect(isMet({ what: 'score', figure: 99, goal: { atLeast: 100 } })).toBe(false)
  expect(isMet({ what: 'size', figure: 7 })).toBeUndefined()
})

test('the table names each figure with its floor, its goal and whether that is met', () => {
  const rows = [
    { what: 'largest paint', figure: 1234.5678, unit: 'ms', floor: 900, goal: { atMost: 1500 } },
    { what: 'performance', figure: 97, goal: { atLeast: 100 } },
    { what: 'requests', figure: 12 },
  ]
  expect(asTable(rows).split('\n')).toEqual([
    '                    figure  floor    goal',
    'largest paint  1234.568 ms    900  ≤ 1500  met',
    'performance             97          ≥ 100  MISSED',
    'requests                12',
  ])
})

test('what the bench of the server says of its goals becomes rows', () => {
  const said = `cold start: 341 ms until the first answer (goal 400), median of 7, at best 310
idle memory: 92 MB (goal 110)
GET cups   mock server    9000 a second, 0.50 of node:http (goal 0.6), 0.41 to 0.52; 90 µs of processor each, 1.90
GET cups   node:http     18000 a second, 1.00 of node:http, 1.00 to 1.00; 45 µs of processor each, 1.00
POST users mock server    4000 a second, 0.27 of node:http (goal 0.5), 0.25 to 0.28; 200 µs of processor each, 3.90
POST users node:http     16000 a second, 1.00 of node:http, 1.00 to 1.00; 50 µs of processor each, 1.00
`
  expect(rowsIn(said)).toEqual([
    { what: 'Mock server: cold start', figure: 341, unit: 'ms', goal: { atMost: 400 } },
    { what: 'Mock server: idle memory', figure: 92, unit: 'MB', goal: { atMost: 110 } },
    { what: 'Mock server: GET cups, share of node:http', figure: 0.5, floor: 1, goal: { atLeast: 0.6 } },
    { what: 'Mock server: POST users, share of node:http', figure: 0.27, floor: 1, goal: { atLeast: 0.5 } },
  ])
})
