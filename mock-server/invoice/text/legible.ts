import type { TextLine } from './text-line.ts'

const commonWords =
  /(?<![\p{L}])(?:de|del|la|el|los|las|en|por|para|con|que|una|les|els|per|amb|dels|the|of|and|to|for|is)(?![\p{L}])/gu
const electricityWords = /potenci|electri|\bluz\b|\bllum\b|\bcups\b/
const fewest = 5

/** Real sentences stand here: not the rubbish of a font without a table of letters, nor a picture the engine guessed at. */
export function isLegible(lines: readonly TextLine[]): boolean {
  return (foldedText(lines).match(commonWords)?.length ?? 0) >= fewest
}

/** The text speaks of electricity, as every invoice we are after does. */
export function speaksOfElectricity(lines: readonly TextLine[]): boolean {
  return electricityWords.test(foldedText(lines))
}

/** All text, folded, a line of text per line. */
export function foldedText(lines: readonly TextLine[]): string {
  return lines.map(line => line.cells.map(cell => cell.folded).join(' ')).join('\n')
}
