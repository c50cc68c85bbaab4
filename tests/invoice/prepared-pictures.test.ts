import { describe, expect, test } from 'vitest'
import { darkOnLight } from '#mock/invoice/image/dark-on-light.ts'
import { type GrayImage, turned } from '#mock/invoice/image/gray-image.ts'
import { rectangle } from '#mock/invoice/image/homography.ts'
import { levelLines } from '#mock/invoice/image/level-lines.ts'
import { clearness, lineSlopes, usualSlope } from '#mock/invoice/image/line-slopes.ts'
import { leavesTextOutside } from '#mock/invoice/image/text-outside.ts'
import { withoutRules } from '#mock/invoice/image/without-rules.ts'
import { withoutSpecks } from '#mock/invoice/image/without-specks.ts'
import { overlooked, placedAgain } from '#mock/invoice/ocr/read-again.ts'
import { joinedParts } from '#mock/invoice/ocr/recognise-page.ts'
import type { RecognisedWord } from '#mock/invoice/ocr/recogniser.ts'
import { majority } from '#mock/invoice/ocr/vote.ts'

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

  /** Thirty lines of words; `fall` says how far below its line a word stands that begins so many pixels from the left. */
  const textPage = (fall: (left: number) => number) =>
    paper(
      900,
      1200,
      ...Array.from({ length: 30 }, (_, line) =>
        Array.from({ length: 56 }, (_, word) => {
          const left = 30 + word * 15 + ((line * 37 + word * word * 11) % 13)
          return [left, 120 + line * 30 + Math.round(fall(left)), 11, 9]
        }),
      ).flat(),
    )
  const linesWithoutInk = ({ data, width, height }: GrayImage) =>
    Array.from({ length: height }, (_, y) => data.subarray(y * width, (y + 1) * width)).filter(row =>
      row.every(value => value > 128),
    ).length

  test('§own.320 lines of text are seen to run across, and by how much they fall', () => {
    const page = textPage(left => left * 0.06)
    const { across: slopes, down } = lineSlopes(page)
    expect(clearness(slopes)).toBeGreaterThan(clearness(down))
    expect(usualSlope(slopes)).toBeCloseTo(0.06, 2)
  })

  test('§own.320 lines of a curled sheet become level', () => {
    const curled = textPage(left => 40 * Math.sin((Math.PI * left) / 900))
    const level = levelLines(curled, lineSlopes(curled).across)
    expect(linesWithoutInk(curled)).toBeLessThan(300)
    expect(linesWithoutInk(level)).toBeGreaterThan(0.75 * linesWithoutInk(textPage(() => 0)))
  })

  test('§own.321 white letters on a dark title become dark, and those on paper stay so, in a shadow, too', () => {
    const letters = Array.from({ length: 20 }, (_, letter) => [60 + letter * 20, 100, 5, 18])
    const title = paper(600, 400, [0, 60, 600, 100])
    for (const [left = 0, top = 0, wide = 0, high = 0] of letters)
      for (let y = top; y < top + high; y += 1) title.data.fill(230, y * 600 + left, y * 600 + left + wide)
    const found = darkOnLight(title)
    expect(found.data[109 * 600 + 62]).toBeLessThan(60)
    expect(found.data[109 * 600 + 72]).toBeGreaterThan(200)
    const shadowed = paper(600, 400, ...letters)
    shadowed.data.forEach((value, at) => {
      shadowed.data[at] = value * (0.4 + (at % 600) / 1000)
    })
    expect(darkOnLight(shadowed).data).toEqual(shadowed.data)
  })

  test('§own.612 the ground of a wide dark column becomes as bright as paper, in its middle, too', () => {
    const page = paper(1200, 600)
    page.data.fill(240)
    const letters = Array.from({ length: 90 }, (_, letter) => [
      210 + (letter % 30) * 20,
      100 + (letter % 3) * 120,
      5,
      18,
    ])
    for (let y = 40; y < 560; y += 1) page.data.fill(40, y * 1200 + 150, y * 1200 + 900)
    for (const [left = 0, top = 0, wide = 0, high = 0] of letters)
      for (let y = top; y < top + high; y += 1) page.data.fill(225, y * 1200 + left, y * 1200 + left + wide)
    const found = darkOnLight(page)
    for (const left of [200, 500, 520, 700]) expect(found.data[300 * 1200 + left]).toBeGreaterThan(180)
    expect(found.data[109 * 1200 + 512]).toBeLessThan(60)
  })

  test('§own.622 a column in a middling colour becomes light to its edges', () => {
    const page = paper(1200, 600)
    page.data.fill(200)
    for (let y = 40; y < 560; y += 1) page.data.fill(88, y * 1200 + 150, y * 1200 + 800)
    for (let letter = 0; letter < 12; letter += 1)
      for (let y = 100; y < 118; y += 1) page.data.fill(185, y * 1200 + 180 + letter * 14, y * 1200 + 186 + letter * 14)
    const found = darkOnLight(page)
    for (const [left, top] of [
      [700, 110],
      [400, 500],
      [178, 110],
    ] as const)
      expect(found.data[top * 1200 + left]).toBeGreaterThan(150)
    expect(found.data[109 * 1200 + 183]).toBeLessThan(100)
  })

  test('§own.622 a narrow shadow with letters stays as it is', () => {
    const page = paper(600, 400)
    page.data.fill(220)
    for (let y = 190; y < 214; y += 1) page.data.fill(150, y * 600 + 100, y * 600 + 180)
    for (let letter = 0; letter < 4; letter += 1)
      for (let y = 196; y < 208; y += 1) page.data.fill(215, y * 600 + 110 + letter * 14, y * 600 + 113 + letter * 14)
    expect(darkOnLight(page).data).toEqual(page.data)
  })

  test('§own.613 specks far from letters go; points, commas and accents stay', () => {
    const letters = [
      [100, 100, 8, 14],
      [118, 100, 8, 14],
    ]
    const small = [
      [110, 112, 3, 5],
      [104, 93, 4, 3],
      [140, 111, 3, 3],
    ]
    const specks = Array.from({ length: 40 }, (_, speck) => [
      100 + speck * 7,
      130 + (speck % 3) * 2,
      3 + (speck % 4),
      4,
    ])
    expect(inkOf(withoutSpecks(paper(600, 300, ...letters, ...small, ...specks)))).toBe(
      inkOf(paper(600, 300, ...letters, ...small)),
    )
  })

  test('§own.613 pale letters are none, though only their darkest spots are dark', () => {
    const pale = paper(600, 300)
    for (const [left, top, wide, high, value] of [
      [100, 100, 9, 14, 190],
      [102, 102, 3, 3, 120],
      [104, 109, 3, 3, 120],
    ] as const)
      for (let y = top; y < top + high; y += 1) pale.data.fill(value, y * 600 + left, y * 600 + left + wide)
    expect(withoutSpecks(pale).data).toEqual(pale.data)
  })

  test('§own.616 a page with white letters on a dark ground becomes one with dark letters', () => {
    const page = paper(600, 400, [20, 20, 560, 360])
    page.data.fill(240, 200 * 600 + 100, 200 * 600 + 105)
    const found = darkOnLight(page)
    expect(found.data[200 * 600 + 102]).toBe(15)
    expect(found.data[200 * 600 + 300]).toBe(255)
  })

  test('§own.613 a frame around specks makes no letters of them', () => {
    const frame = [
      [20, 20, 560, 12],
      [20, 20, 12, 260],
    ]
    expect(inkOf(withoutSpecks(paper(600, 300, ...frame, [300, 150, 4, 4])))).toBe(inkOf(paper(600, 300, ...frame)))
  })

  test('§own.322 corners that leave lines of text outside are no sheet', () => {
    const page = textPage(() => 0)
    expect(leavesTextOutside(page, rectangle(page.width, page.height))).toBe(false)
    expect(leavesTextOutside(page, rectangle(page.width, 0.7 * page.height))).toBe(true)
    expect(leavesTextOutside(turned(page, 1), rectangle(0.7 * page.height, page.width))).toBe(true)
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

  test('§own.323 a word that only the second reading found stands between those of the first, as a guess', () => {
    const place = (text: string, left: number) => ({ text, confidence: 95, left, right: left + 20, base: 11, size: 9 })
    const first = [place('0254', 100), place('0F', 150)]
    const again = [place('0254', 102), place('KA', 125), place('0F', 149), place('—', 200)]
    expect(overlooked(again, first, { top: 10, height: 10 })).toEqual([
      { text: 'KA', confidence: 20, left: 125, right: 145, base: 10, size: 10 },
    ])
  })

  test('§own.361 a word whose pieces the second reading saw as one counts once', () => {
    const [one] = read('de').map(word => ({ ...word, left: 10, right: 35, base: 12 }))
    const pieces = [
      ...read('de').map(word => ({ ...word, right: 12 })),
      ...read('de').map(word => ({ ...word, left: 24, right: 35 })),
      ...read('Gredos'),
    ]
    expect(one && placedAgain(pieces, [[one], [one], []])).toEqual([
      { text: 'de', confidence: 85, left: 10, right: 35, base: 12, size: 10 },
      pieces[2],
    ])
  })

  test('§own.361 a word of two lines that were taken for one stands where the second reading saw it', () => {
    const [seen] = read('Cartagena').map(word => ({ ...word, base: 750, size: 22 }))
    const first = read('Cartagena').map(word => ({ ...word, base: 763, size: 44 }))
    expect(seen && placedAgain(first, [[seen]])).toEqual([{ ...seen, confidence: 85 }])
  })

  test('§own.323 a word of the next line that its strip shows, too, was not overlooked', () => {
    const first = [{ text: 'Potencia', confidence: 95, left: 100, right: 150, base: 32, size: 10 }]
    const again = [{ text: 'Potencia', confidence: 95, left: 101, right: 149, base: 31, size: 18 }]
    expect(overlooked(again, first, { top: 18, height: 10 })).toEqual([])
  })
})

describe('§own.360 A page is read in two parts at the same time', () => {
  const word = (text: string, base: number, left = 0): RecognisedWord => ({
    text,
    confidence: 90,
    left,
    right: left + 40,
    base,
    size: 20,
  })

  test('a line that both parts show counts once, on whichever side of the cut its foot is seen', () => {
    const upper = [word('Titular', 400), word('CUPS', 498), word('Potencia', 503, 100), word('cut off', 540)]
    const lower = [word('cut off', 460), word('CUPS', 502), word('Potencia', 497, 100), word('Total', 600)]
    expect(joinedParts(upper, lower, 500).map(({ text }) => text)).toEqual(['Titular', 'CUPS', 'Potencia', 'Total'])
  })
})
