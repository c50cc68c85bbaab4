import type { TextLine } from './text-line.ts'

/** Words of electricity in four languages, folded: parts of a regular expression. Gas, too, is counted in kWh. */
export const electricityNouns = String.raw`potenci|potentzi|electri|elektri|\bluz\b|\bllum\b|\bargi(?:a|aren|ndar\w*)?\b`
const electricityWords = new RegExp(String.raw`${electricityNouns}|\bcups\b|\bkwh?\b`)
const fewestLetters = 60
// In every language on Spanish bills these are most of the letters, and vowels are about half.
const frequent = 'eaoinrstl'
const vowels = { least: 0.33, most: 0.62 }
const mostStrangeSigns = 0.06

/** Real writing is here, in whatever language: not the rubbish of a font without a table of letters, nor a guessed picture. */
export function isLegible(lines: readonly TextLine[]): boolean {
  // Web addresses and numbers of references are no writing.
  const text = foldedText(lines).replace(/\S{30,}/g, '')
  const letters = text.match(/\p{L}/gu) ?? []
  if (letters.length < fewestLetters) return false
  const strange = text.match(/[^\p{L}\d\s.,:;()/€%º°ª\-–+*@'’"«»¿?¡!&·=_#|]/gu)?.length ?? 0
  if (strange > mostStrangeSigns * text.length) return false
  const share = letters.filter(letter => 'aeiou'.includes(letter)).length / letters.length
  const counts = [...Map.groupBy(letters, letter => letter)].sort(([, a], [, b]) => b.length - a.length)
  const commonest = counts.slice(0, 5).filter(([letter]) => frequent.includes(letter)).length
  return share >= vowels.least && share <= vowels.most && commonest >= 4
}

// What the codes of a font's own letters represent where the file has lost its table of them: one of Windows or, "DirecciÑn", of the first Macs.
const wrongLetter = /\p{L}[€‚ƒ„…†‡ˆ‰‹˜™›]\p{L}|\p{Ll}[ÄÅÇÉÑÖÜ](?=\p{Ll})|\p{Lu}[ÄÅÖ](?=\p{Lu})/gu
const mostWrongLetters = 2

/** "Direcci„n", "Avenida de EspaÇa": the letters with accents are others than those printed. */
export const hasWrongLetters = (lines: readonly TextLine[]): boolean =>
  lines.flatMap(({ cells }) => cells.flatMap(({ text }) => text.match(wrongLetter) ?? [])).length > mostWrongLetters

/** The text speaks of electricity, as every invoice we are after does. */
export function speaksOfElectricity(lines: readonly TextLine[]): boolean {
  return electricityWords.test(foldedText(lines))
}

/** All text, folded, a line of text per line. */
export function foldedText(lines: readonly TextLine[]): string {
  return lines.map(line => line.cells.map(cell => cell.folded).join(' ')).join('\n')
}
