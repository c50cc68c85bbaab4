import type { Glyph } from './glyph-rows.ts'

/** What a digit in the file may stand for: the last byte of "–" (U+2013) is that of "3" but for one bit. */
const cutCodes: Readonly<Record<string, string>> = { '3': '–', '4': '—', '8': '‘', '9': '’', '¬': '€' }
const sameWidth = 0.02
// Of the digits of a font so many are equally wide where all are.
const equalShare = 0.8

/**
 * Some programs keep the last byte of a sign's code alone: "Àtic – 07760" is printed, and the file says "Àtic 3 07760". Such a page says "¬" for
 * "€", and its dash is not as wide as its digits. Returns the printed sign of each that the file has wrong.
 */
export function signsOfCutCodes(rows: readonly (readonly Glyph[])[]): ReadonlyMap<Glyph, string> {
  const isCut = rows.some(row => row.some(({ text }, index) => text === '¬' && /\d/.test(row[index - 1]?.text ?? '')))
  if (!isCut) return new Map()
  const fonts = Map.groupBy(rows.flat(), ({ font }) => font)
  return new Map(
    [...fonts.values()].flatMap(glyphs => {
      const digits = glyphs.filter(({ text }) => /^\d$/.test(text))
      const width = mostFrequent(digits.map(digit => digit.width))
      const isDigit = (glyph: Glyph) => Math.abs(glyph.width - width) < sameWidth
      const isEven = digits.filter(isDigit).length >= equalShare * digits.length
      return glyphs.flatMap(glyph => {
        const sign = cutCodes[glyph.text]
        return sign !== undefined && (glyph.text === '¬' || (isEven && !isDigit(glyph))) ? [[glyph, sign] as const] : []
      })
    }),
  )
}

function mostFrequent(values: readonly number[]): number {
  const counts = [...Map.groupBy(values, value => value)].map(([value, same]) => ({ value, count: same.length }))
  return counts.sort((a, b) => b.count - a.count)[0]?.value ?? 0
}
