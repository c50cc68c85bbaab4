import { holdsCups } from '../cups/cups-in-text.ts'
import type { RecognisedWord } from './recogniser.ts'

/**
 * The word of a line that has to be as another reading has it, so that the control letters of a CUPS in groups ("ES00 2100 …") agree;
 * null where they do already, or no reading helps.
 */
export function misreadOfCups(
  words: readonly RecognisedWord[],
  others: (word: RecognisedWord) => readonly string[],
): { word: RecognisedWord; text: string } | null {
  const line = [...words].sort((a, b) => a.left - b.left)
  const holds = (changed?: RecognisedWord, text = '') =>
    holdsCups(line.map(word => (word === changed ? text : word.text)).join(' '))
  if (holds()) return null
  for (const word of line) {
    const text = others(word).find(other => holds(word, other))
    if (text !== undefined) return { word, text }
  }
  return null
}
