import { fold } from '../text/fold.ts'
import { flatWords, namedBuildings } from '../words/flats.ts'
import { phraseTest } from '../words/match.ts'

const isFlatWord = phraseTest(flatWords)
const isBuilding = phraseTest(namedBuildings)
// "3º", "2ª", "4t", "1-B", "A"
const floorOrDoor =
  /^(?:\d{1,4}(?:[ºª]|r|n|t|a|e|è|er|ra|on)?|[a-z]|\d{1,3}[ºª]?[-/.]?(?:\d{1,3}[ºª]?|[a-z])|[a-z][-/]?\d{1,3}|[ºª])$/u

/** The beginning of a text that describes a flat ("2.º B, Edif. Mar Azul"); what stands behind it is no part of it. */
export function flatIn(text: string): string {
  let end = 0
  let isNamed = false
  for (const { 0: word, index } of text.matchAll(/[^\s,;:()·–—]+/gu)) {
    const gap = text.slice(end, index)
    if (/[()]/.test(gap)) break
    if (gap.includes(',')) isNamed = false
    const plain = fold(word)
      .replace(/\.(?=[ºª])/gu, '')
      .replace(/[.-]+$/, '')
      .replace(/^[.-]+/, '')
    const isPart = plain !== '' && plain.split(/[.-]/).every(piece => isFlatWord(piece) || floorOrDoor.test(piece))
    if (isBuilding(plain)) isNamed = true
    if (!isPart && !isNamed && !floorOrDoor.test(plain)) break
    if (/^\d{5,}/.test(plain)) break
    end = index + word.length
  }
  return text.slice(0, end).replace(/^[\s,;:·–-]+|[\s,;:·–-]+$|\s(?:de|y|i|e|en)$/gu, '')
}
