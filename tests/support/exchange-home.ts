import { provinces } from '#domain/province-list.ts'
import { findProvince } from '#domain/provinces.ts'
import { basqueTypes, streetTypes } from '#mock/invoice/evidence/address-wordings.ts'
import { fold } from '#mock/invoice/text/fold.ts'
import { makeCell, type TextLine } from '#mock/invoice/text/text-line.ts'
import type { PrintedBill, Truth } from './printed-bills.ts'

/** A home as a bill prints it: each part of the address. */
type Home = Required<Pick<Truth, 'street' | 'streetNr' | 'zipCode' | 'municipality' | 'province'>> &
  Pick<Truth, 'apartment'>

const kindOfStreet = new RegExp(`^(?:${streetTypes}|${basqueTypes})$`, 'u')
// Words of this many letters tell one name from another.
const leastLetters = 4

/**
 * The bill with the home of another one printed where its own stood, in its own layout; null where its own home is broken over lines or
 * has other parts than the other or a village in a line of its own, so that a part of it would stay.
 */
export function withHomeOf({ name, lines, truth }: PrintedBill, other: Truth): PrintedBill | null {
  const [own, next] = [homeOf(truth), homeOf(other)]
  if (!own || !next || (own.apartment === undefined) !== (next.apartment === undefined)) return null
  // "Zaragoza (Zaragoza)": nobody could tell which of the two is the town.
  if (provinceNames(own.province).test(own.municipality)) return null
  const home = own.street === own.street.toUpperCase() ? inCapitals(next) : next
  const street = addressOf(own)
  if (printsVillage(lines, street, own.zipCode)) return null
  const changed = { street: 0, zipCode: 0, municipality: 0 }
  const count = (part: keyof typeof changed, text: string) => {
    changed[part] += 1
    return text
  }
  const exchanged = (text: string) =>
    text
      .replace(street, (_, comma, beforeFlat) =>
        count('street', `\x01${comma}${home.streetNr}${home.apartment ? (beforeFlat || ' ') + home.apartment : ''}`),
      )
      .replace(new RegExp(`(?<!\\d)${own.zipCode}(?!\\d)`, 'g'), () => count('zipCode', home.zipCode))
      .replace(wordsOf(own.municipality), () => count('municipality', '\x00'))
      .replace(provinceNames(own.province), printed =>
        printed === printed.toUpperCase() ? plainProvince(home.province).toUpperCase() : plainProvince(home.province),
      )
      .replaceAll('\x00', home.municipality)
      .replaceAll('\x01', home.street)
  const texts = lines.map(line => line.cells.map(({ text }) => exchanged(text)))
  if (Object.values(changed).includes(0) || rests(texts.flat(), own, home)) return null
  const made = (line: TextLine, at: number): TextLine => ({
    ...line,
    cells: line.cells.map((cell, place) => makeCell(texts[at]?.[place] ?? '', cell.left, cell.right)),
  })
  return { name, lines: lines.map(made), truth: { ...truth, ...home } }
}

/** "CRUCE DE ARINAGA" between "C ALMIRANTE NELSON 19 1 IZQ" and "35118 AGUIMES". */
function printsVillage(lines: readonly TextLine[], street: RegExp, zipCode: string): boolean {
  const under = (at: number, left: number) => lines[at]?.cells.find(cell => cell.left <= left && left < cell.right)
  return lines.some(({ cells }, at) =>
    cells.some(({ text, left }) => {
      const [village, code] = [under(at + 1, left), under(at + 2, left)]
      return street.test(text) && village !== undefined && !/\d/.test(village.text) && code?.text.startsWith(zipCode)
    }),
  )
}

function homeOf({ street, streetNr, apartment, zipCode, municipality, province }: Truth): Home | null {
  if (!street || !streetNr || !zipCode || !municipality || !province) return null
  return { street, streetNr, zipCode, municipality, province, ...(apartment && { apartment }) }
}

const inCapitals = (home: Home): Home =>
  Object.fromEntries(Object.entries(home).map(([part, text]) => [part, text.toUpperCase()])) as Home

/** "C/ Luna, nº 2, 3º B": the street with its number, and the flat if there is one; else what ends the address. */
function addressOf({ street, streetNr, apartment }: Home): RegExp {
  const flat = apartment ? `([\\s,·–-]*)${spaced(apartment)}(?!\\p{L})` : '()(?=\\s*(?:$|[,·–-]\\s*\\d{5}\\b))'
  const number = `(\\s*,?\\s*(?:n[.º°]*\\s*)?)${RegExp.escape(streetNr)}(?![\\d\\p{L}])`
  return new RegExp(`(?<!\\p{L})${RegExp.escape(street)}${number}${flat}`, 'iu')
}

const spaced = (text: string) => text.split(' ').map(RegExp.escape).join('\\s*')
const wordsOf = (name: string) => new RegExp(`(?<!\\p{L})${RegExp.escape(name)}(?!\\p{L})`, 'giu')
const plainProvince = (name: string) => name.split('/')[0] ?? name

function provinceNames(name: string): RegExp {
  const known = provinces.find(({ code }) => code === findProvince(name)?.code)
  const names = [name, ...(known ? [known.name, ...known.name.split('/')] : [])]
  return new RegExp(names.map(each => wordsOf(each).source).join('|'), 'giu')
}

/** Some of the own home still stands on the bill, in a line that breaks it or in another spelling. */
function rests(texts: readonly string[], own: Home, home: Home): boolean {
  const wordsIn = (text: string) => (fold(text).match(/\p{L}+/gu) ?? []).filter(word => word.length >= leastLetters)
  const others = new Set(Object.values(home).flatMap(wordsIn))
  const telling = [
    ...wordsIn(own.street).filter(word => !kindOfStreet.test(word)),
    ...wordsIn(own.municipality).slice(0, 1),
  ]
  const printed = new Set(texts.flatMap(wordsIn))
  return telling.some(word => !others.has(word) && printed.has(word))
}
