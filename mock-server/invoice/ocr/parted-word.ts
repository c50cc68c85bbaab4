/** A word as the engine gives it, with its signs. */
export interface SignedWord {
  text: string
  confidence: number
  bbox: Extent
  symbols: readonly { text: string; bbox: Extent }[]
}
interface Extent {
  x0: number
  x1: number
  y0: number
  y1: number
}

// A comma between two figures may be one of decimals.
const commaOfWords = /(?<=[\p{L}\d],)(?=\p{L})|(?<=\p{L},)(?=\d)/u

/** The words that the engine took for one where the blank behind a comma is narrow: "BIS,5C". */
export function partedAtCommas(word: SignedWord): Omit<SignedWord, 'symbols'>[] {
  const texts = word.text.split(commaOfWords)
  // Only where each sign has its box is it known where the pieces stand.
  if (texts.length === 1 || word.symbols.map(({ text }) => text).join('') !== word.text) return [word]
  let start = 0
  return texts.map(text => {
    const own = word.symbols.filter((_, index) => index >= start && index < start + text.length)
    start += text.length
    const [x0, x1] = [Math.min(...own.map(({ bbox }) => bbox.x0)), Math.max(...own.map(({ bbox }) => bbox.x1))]
    return { text, confidence: word.confidence, bbox: { ...word.bbox, x0, x1 } }
  })
}
