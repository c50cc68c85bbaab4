import { describe, expect, test } from 'vitest'
import type { GrayImage } from '#mock/invoice/image/gray-image.ts'
import { runsAcross, skewOf } from '#mock/invoice/image/text-direction.ts'
import { withoutRules } from '#mock/invoice/image/without-rules.ts'
import { majority } from '#mock/invoice/ocr/read-again.ts'
import type { RecognisedWord } from '#mock/invoice/ocr/recogniser.ts'

/** White paper with black rectangles on it: left, top, width, height. */
function paper(width: number, height: number, ...black: readonly (readonly number[])[]): GrayImage {
  const data = new Uint8Array(width * height).fill(255)
  for (const [left = 0, top = 0, wide = 0, high = 0] of black)
    for (let y = top; y < top + high; y += 1) data.fill(0, y * width + left, y * width + left + wide)
  return { data, width, height }
}

const inkOf = ({ data }: GrayImage) => data.filter(value => value < 128).length

describe('§own.124 A picture is prepared for its letters', () => {
  test('ruled lines go, in both directions; a letter stays, and so does the bar of a title', () => {
    const letter = [300, 300, 6, 40]
    const bar = [50, 400, 300, 40]
    const ruled = paper(600, 600, [50, 100, 400, 3], [500, 100, 3, 200], letter, bar)
    expect(inkOf(withoutRules(ruled))).toBe(inkOf(paper(600, 600, letter, bar)))
  })

  test('lines of text that rise are seen to run across, and by how much', () => {
    const lines = Array.from({ length: 12 }, (_, line) =>
      Array.from({ length: 60 }, (_, word) => [word * 10, 100 + line * 30 + Math.round(word * 1.2), 8, 9]),
    ).flat()
    const page = paper(620, 600, ...lines)
    expect(runsAcross(page)).toBe(true)
    expect(skewOf(page)).toBeCloseTo(0.12, 1)
  })
})

describe('§own.124 Three readings of a word vote', () => {
  const read = (text: string, confidence = 85): RecognisedWord[] => [
    { text, confidence, left: 0, right: 50, base: 10, size: 10 },
  ]
  const [doubtful] = read('5,76', 20)
  const decided = (...texts: string[]) =>
    doubtful && majority(doubtful, [read('5,76'), ...texts.map(text => read(text))]).text

  test('what two of three have alike holds', () => {
    expect(decided('5,75', '5,75')).toBe('5,75')
  })

  test('three different readings leave the word doubtful', () => {
    expect(doubtful && majority(doubtful, [read('5,76'), read('5,75'), read('5,15')])).toEqual(doubtful)
  })

  test('§own.221 a reading without the comma is another reading', () => {
    const [shifted] = read('34,5', 20)
    expect(shifted && majority(shifted, [read('34,5'), read('345'), read('3,45')])).toEqual(shifted)
    expect(shifted && majority(shifted, [read('345'), read('3.45'), read('3,45')]).text).toBe('3.45')
  })

  test('two guesses alike are no majority', () => {
    expect(doubtful && majority(doubtful, [read('5,76'), read('5,75', 30), read('5,75', 30)])).toEqual(doubtful)
  })

  test('a CUPS whose control letters agree needs no second vote', () => {
    const [misread] = read('ES0021000098989I23RH0F', 20)
    const sure = 'ES0021000098989123RH0F'
    expect(misread && majority(misread, [read('ES0021OO00'), read(sure)]).text).toBe(sure)
  })
})
