import type { Glyph } from './glyph-rows.ts'
import { mostFrequent } from './most-frequent.ts'

/** What a digit in the file may stand for: the last byte of "–" (U+2013) is that of "3" but for one bit. */
const cutCodes: Readonly<Record<string, string>> = { '3': '–', '4': '—', '8': '‘', '9': '’' }
const euro = '¬'
const sameWidth = 0.02
// Of the digits of a font so many are equally wide where all are.
const equalShare = 0.8

/**
 * Some programs keep the last byte of a sign's code alone: "Àtic – 07760" is printed, and the file says "Àtic 3 07760". Such a page says "¬" for
 * "€", and its dash is not as wide as its digits; or a font has two signs that it calls "3", of which one stands between blanks. Returns the
 * printed sign of each that the file has wrong.
 */
export function signsOfCutCodes(rows: readonly (readonly Glyph[])[]): ReadonlyMap<Glyph, string> {
  const glyphs = rows.flat()
  const alone = new Set(rows.flatMap(row => row.filter((_, index) => isAlone(row, index))))
  const euros = rows.flatMap(row => row.filter(isEuro))
  const digits = [...Map.groupBy(glyphs, ({ font }) => font).values()].flatMap(ofFont =>
    wrongDigits(ofFont, alone, euros.length > 0),
  )
  return new Map([
    ...euros.map(glyph => [glyph, '€'] as const),
    ...digits.map(glyph => [glyph, cutCodes[glyph.text] ?? glyph.text] as const),
  ])
}

const isEuro = ({ text }: Glyph, index: number, row: readonly Glyph[]) =>
  text === euro && /\d/.test(row[index - 1]?.text ?? '')

/** No other sign stands next to it. */
const isAlone = (row: readonly Glyph[], index: number) =>
  (index === 0 || row[index]?.afterBlank === true) && row[index + 1]?.afterBlank !== false

/** Of the signs of one font, those that are printed otherwise. `isCut`: the page says so. */
function wrongDigits(glyphs: readonly Glyph[], alone: ReadonlySet<Glyph>, isCut: boolean): Glyph[] {
  const digits = glyphs.filter(({ text }) => /^\d$/.test(text))
  const width = mostFrequent(digits.map(digit => digit.width))
  const isWide = (glyph: Glyph) => Math.abs(glyph.width - width) < sameWidth
  const isEven = digits.filter(isWide).length >= equalShare * digits.length
  const narrow = isCut && isEven ? digits.filter(glyph => glyph.text in cutCodes && !isWide(glyph)) : []
  return [...narrow, ...standingAlone(digits, alone)]
}

/** Of digits for which a font has two signs, those that stand between blanks alone; none where it has so of others: figures of two widths. */
function standingAlone(digits: readonly Glyph[], alone: ReadonlySet<Glyph>): Glyph[] {
  const byDigit = Map.groupBy(digits, ({ text }) => text)
  const twice = [...byDigit].flatMap(([digit, same]) => {
    const bySign = [...Map.groupBy(same, ({ code }) => code).values()]
    return bySign.length > 1 ? [{ digit, bySign }] : []
  })
  if (twice.some(({ digit }) => !(digit in cutCodes))) return []
  return twice.flatMap(({ bySign }) => {
    const parted = bySign.filter(same => same.every(glyph => alone.has(glyph)))
    return parted.length < bySign.length ? parted.flat() : []
  })
}
