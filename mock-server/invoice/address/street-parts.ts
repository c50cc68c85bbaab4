import { fold, illegible } from '../text/text-line.ts'
import { areaKinds, flatWords, namedBuildings, streetKinds } from '../words/addresses.ts'
import { alternatives, phraseTest } from '../words/match.ts'

/** A street address in the wizard's three fields; '' where it is not certain. */
export interface StreetParts {
  street: string
  streetNr: string
  apartment: string
  /** What is behind the flat and is no part of it. */
  unread: string
}

// 12, 12B, 12-14, 7 BIS, S/N, Nº 5. Up to four digits, since nothing longer is a house number; "3º" is a floor, "1r" and "3." too.
const houseNumber =
  /(?<=^|[\s,])(?:n(?:\.?[º°o]|[uú]m(?:ero)?)\.?\s*:?\s*)?(\d{1,4}(?:\s?[-/]\s?\d{1,4})?(?:-?[a-z])?(?:[\s-](?:bis|dup(?:licado)?)\b)?|s\/n)(?=$|[\s,;]|[.-](?!\d))/giu
const onlyStreetType = new RegExp(`^(?!(?:gran via|rambla|alameda|ronda)$)(?:${alternatives(streetKinds)})\\.?$`, 'u')
// After one of these comes a door or a milestone.
const otherNumber =
  /(?<!\p{L})(?:bloque|blq?|portal|esc(?:alera)?|piso|planta|pta|puerta|parcela|km|k\.m|local|nave|chalet|casa|bajo|apto|p[oó]l[ií]gono|pol)\.?$/iu

/** Nothing is certain. */
export const noStreet: StreetParts = { street: '', streetNr: '', apartment: '', unread: '' }

/** Splits "C/ Luna, 2, 3º B" into street, number and flat. */
export function splitStreet(text: string): StreetParts {
  const { area, street } = withoutArea(trimmed(text.replace(/\s+/g, ' ')))
  const found = numberIn(street) ?? partedAt(street, milestone) ?? partedAt(street, plot)
  if (!found) return { ...noStreet, street: /\d/.test(street) ? '' : street }
  const flat = flatIn(found.tail)
  return {
    street: found.head,
    streetNr: found.number.replace(/^0+(?=\d)/, ''),
    apartment: [area, flat].filter(part => part !== '').join(', '),
    unread: found.tail.slice(found.tail.indexOf(flat) + flat.length),
  }
}

/** What is before a number, the number, and what is behind. */
type Parted = Record<'head' | 'number' | 'tail', string>

/** The first number that is not part of a name ("C/ 2 DE MAYO") nor all that follows the street type ("CALLE 12"). */
function numberIn(text: string): Parted | null {
  for (const match of text.matchAll(houseNumber)) {
    const head = text.slice(0, match.index).replace(/[\s,.·-]+$/, '')
    const tail = text.slice(match.index + match[0].length)
    if (head === '' && !/^s\/n/i.test(match[1] ?? '')) continue
    if (otherNumber.test(head)) return null
    if (onlyStreetType.test(fold(head))) continue
    return withoutFloor({ head, number: match[1] ?? '', tail })
  }
  return null
}

// Houses along a road are numbered by their milestone; a plot ("parcela 8") is the number where the street has none.
const milestone = /(?<=[\s,(]|^)(?:km|k\.m|p\.?k)\.?\s?\d{1,4}(?:[.,]\d{1,3})?(?!\d)/iu
const plot = /(?<=[\s,])(?:parcela|parcel[·.]?la|parc)\.?\s?\d{1,4}[a-z]?(?![\p{L}\d])/iu

function partedAt(text: string, number: RegExp): Parted | null {
  const match = number.exec(text)
  if (!match) return null
  const tail = text.slice(match.index + match[0].length)
  return { head: trimmed(text.slice(0, match.index)), number: match[0], tail }
}

const floorBehind = /^\s?\.?[ºª°]|^\.\s?\p{L}|^\s*(?:[a-d]|izq\p{L}*|dcha|der|e[zs]k)(?!\p{L})/iu

/** "20 - 3º A", "24 - 2": two houses are in order; else the second number is a floor. */
function withoutFloor(found: Parted): Parted {
  const [, first = '', second = ''] = /^(\d+)\s?[-/]\s?(\d+)/.exec(found.number) ?? []
  if (second === '' || (Number(second) > Number(first) && !floorBehind.test(found.tail))) return found
  return { ...found, number: first, tail: `${found.number.slice(first.length)}${found.tail}` }
}

const trimmed = (text: string) => text.replace(/^[\s,;:.·–-]+|[\s,;:·(–-]+$/gu, '')

/** A folded text is the number of a house and nothing else: "12 bis", "s/n", "km 3,2". */
export const isHouseNumber = (folded: string): boolean =>
  /^(?:\d{1,4}(?:\s?[-/]\s?\d{1,4})?(?:[\s-]?(?:bis|dup\w*|[a-z]))?|s\/n|z\/g|km\.?\s?\d+(?:[.,]\d+)?)$/.test(folded)

const beginsWithArea = new RegExp(`^(?:${alternatives(areaKinds)})\\.?\\s`, 'u')
/** A folded text begins with a kind of street. */
export const beginsWithKind = new RegExp(`^(?:${alternatives(streetKinds)})(?:(?<=/)|\\.?[\\s.])`, 'u')

/** "Urb. Los Pinos, C/ Luna 2": the estate says more about the place, the street is behind it. */
function withoutArea(text: string): { area: string; street: string } {
  const start = [...text.matchAll(/[,;·–—|]\s*/gu)]
    .map(({ index, 0: sign }) => index + sign.length)
    .find(at => beginsWithKind.test(fold(text.slice(at))) && !beginsWithArea.test(fold(text.slice(at))))
  if (start === undefined || !beginsWithArea.test(fold(text))) return { area: '', street: text }
  return { area: trimmed(text.slice(0, start)), street: text.slice(start) }
}

const isFlatWord = phraseTest(flatWords)
const isBuilding = phraseTest(namedBuildings)
// "3º", "2ª", "4t", "1-B", "A"
const floorOrDoor =
  /^(?:\d{1,4}(?:[ºª]|r|n|t|a|e|è|er|ra|on)?|[a-z]|\d{1,3}[ºª]?[-/.]?(?:\d{1,3}[ºª]?|[a-z])|[a-z][-/]?\d{1,3}|[ºª])$/u

/** The beginning of a text that describes a flat ("2.º B, Edif. Mar Azul"); what is behind it is no part of it. */
export function flatIn(text: string): string {
  let end = 0
  let isNamed = false
  for (const { 0: word, index } of text.matchAll(/[^\s,;:()·–—]+/gu)) {
    const gap = text.slice(end, index)
    if (!/[\p{L}\d]/u.test(word)) continue
    if (/[()]/.test(gap)) break
    if (gap.includes(',')) isNamed = false
    const plain = fold(word)
      .replace(/\.(?=[ºª])/gu, '')
      .replace(/^[.-]+|[.-]+$/g, '')
    const isPart = plain !== '' && plain.split(/[.-]/).every(piece => isFlatWord(piece) || floorOrDoor.test(piece))
    if (isBuilding(plain)) isNamed = true
    if (!isPart && !isNamed && !floorOrDoor.test(plain)) break
    if (/^\d{5,}/.test(plain)) break
    end = index + word.length
  }
  // What follows was hardly legible in a picture: it may be the door.
  if (text.slice(end).includes(illegible)) return ''
  return text.slice(0, end).replace(/^[\s,;:·–-]+|[\s,;:·–-]+$|\s(?:de|y|i|e|en)$/gu, '')
}
