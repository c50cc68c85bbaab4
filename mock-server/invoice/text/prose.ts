import type { Cell } from './text-line.ts'

const wordsOfProse = 7

/** A sentence, as against a label with its values. */
export const isProse = ({ folded }: Cell): boolean => isSentence(folded)

/** The same of a folded text. */
export function isSentence(folded: string): boolean {
  return (
    (folded.match(/\p{L}{2,}/gu)?.length ?? 0) >= wordsOfProse &&
    !/potenci\w*\s+(?:contra|factur)\w*\s*[:(]/.test(folded)
  )
}
