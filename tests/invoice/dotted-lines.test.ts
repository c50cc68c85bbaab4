import { describe, expect, test } from 'vitest'
import type { GrayImage } from '#mock/invoice/image/gray-image.ts'
import { withoutDots } from '#mock/invoice/image/without-dots.ts'
import { withoutRules } from '#mock/invoice/image/without-rules.ts'

const width = 600

/** Paper with rectangles on it: left, top, width, height, brightness. */
function paper(...parts: readonly (readonly number[])[]): GrayImage {
  const data = new Uint8Array(width * 100).fill(240)
  for (const [left = 0, top = 0, wide = 0, high = 0, value = 60] of parts)
    for (let y = top; y < top + high; y += 1) data.fill(value, y * width + left, y * width + left + wide)
  return { data, width, height: 100 }
}

const repeated = (count: number, step: number, part: (left: number) => number[][]) =>
  Array.from({ length: count }, (_, index) => part(100 + index * step)).flat()
const inkOf = ({ data }: GrayImage) => data.filter(value => value < 230).length
const letter = [40, 40, 4, 20]
// A round "0": its top is as small as a dot, and its sides stand close to it.
const nought = (left: number) => [
  [left + 3, 40, 5, 2],
  [left, 42, 3, 14],
  [left + 8, 42, 3, 14],
  [left + 3, 56, 5, 2],
]

describe('§own.581 Dotted lines and leaders are taken out of a picture before it is read', () => {
  test.each([
    ['dots', repeated(8, 9, left => [[left, 57, 3, 3]])],
    ['dots of uneven distance', repeated(8, 9, left => [[left + (left % 2), 57, 3, 3]])],
    ['dashes', repeated(6, 20, left => [[left, 50, 12, 3]])],
  ])('%s behind a label go', (_name, dots) => {
    expect(inkOf(withoutDots(paper(letter, ...dots)))).toBe(inkOf(paper(letter)))
  })

  test.each([
    ['an ellipsis', repeated(3, 9, left => [[left, 57, 3, 3]])],
    ['the noughts of a CUPS', repeated(8, 15, nought)],
    ['the points between figures', repeated(8, 24, left => [[left, 57, 3, 3], ...nought(left + 8)])],
    ['small signs of any distance', repeated(8, 9, left => [[left + ((left * 7) % 6), 57, 3, 3]])],
  ])('%s stays', (_name, signs) => {
    const page = paper(letter, ...signs)
    expect(withoutDots(page).data).toEqual(page.data)
  })

  test('a line of dots so fine that the scanner made them grey goes as a ruled one', () => {
    const dotted = repeated(100, 4, left => [
      [left, 70, 2, 2, 195],
      [left + 2, 70, 2, 2, 218],
    ])
    expect(inkOf(withoutRules(paper(letter, ...dotted)))).toBe(inkOf(paper(letter)))
  })

  test('an area a little darker than the paper stays', () => {
    const area = paper(letter, [100, 50, 400, 30, 215])
    expect(withoutRules(area).data).toEqual(area.data)
  })
})
