import { distance } from 'fastest-levenshtein'
import { type Municipality, nameInUse } from '#domain/municipalities.ts'
import { provinces } from '#domain/province-list.ts'
import { fold } from '../text/fold.ts'
import { illegibleWord } from '../text/illegible.ts'
import { otherNames } from './other-names.ts'
import { municipalitiesOf } from './postal-codes.ts'

/** A town a postal code knows, found in a text. */
export interface TownMatch {
  municipality: Municipality
  start: number
  end: number
  /** The same letters; else a sign or two differ, or a word is cut short. */
  isExact: boolean
}

const mostWords = 9
// A sign in five may be misread or spelled otherwise ("Castelló", "Castellón").
const alike = 0.2

/** The towns of a postal code where they stand in a text, longest first. */
export function findTowns(postalCode: string, text: string): TownMatch[] {
  const words = [...text.matchAll(/(?<!\d)\p{L}[\p{L}'’·.]*/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }))
  const found: TownMatch[] = []
  for (const municipality of municipalitiesOf(postalCode)) {
    const both = bothNames(municipality)
    for (const name of namesOf(municipality)) {
      const count = name.split(' ').length
      for (const [from, first] of words.entries()) {
        for (const length of [count, count + 1, count - 1]) {
          const last = words[from + length - 1]
          if (!last || length < 1 || length > mostWords) continue
          const printedName = text.slice(first.start, last.end)
          // Both languages at once only where both are printed as one name: "Alacant/Alicante", "Donostia-San Sebastián".
          if (both.includes(name) && !/\p{L}\s?[/–-]\s?\p{L}/u.test(printedName)) continue
          const own = plain(printedName)
          const isExact = own === name
          const printed = unabridged(own, name)
          if (
            printed !== name &&
            (Math.min(name.length, printed.length) < 5 || distance(printed, name) > alike * name.length)
          )
            continue
          found.push({ municipality, start: first.start, end: last.end, isExact })
        }
      }
    }
  }
  return found.sort(
    (a, b) => Number(b.isExact) - Number(a.isExact) || a.start - b.start || b.end - b.start - (a.end - a.start),
  )
}

const partlyLegible = new RegExp(`^(\\p{L}[\\p{L}\\s'’.-]+?)\\s?${illegibleWord}+`, 'u')
const leastLegible = 6

/** "Vilafranca del ¿¿¿¿¿¿¿" in a picture: the one town of the code that begins so; null where there are more, or hardly anything is legible. */
export function townThatBegins(postalCode: string, text: string): TownMatch | null {
  const [printed = '', legible = ''] = partlyLegible.exec(text) ?? []
  const beginning = plain(legible)
  if (beginning.length < leastLegible) return null
  const [municipality, ...more] = municipalitiesOf(postalCode).filter(town =>
    namesOf(town).some(name => name.startsWith(beginning)),
  )
  return municipality && more.length === 0 ? { municipality, start: 0, end: printed.length, isExact: false } : null
}

/** "Pto. del Rosario", "S.S. de los Reyes": a word cut short stands for the one at its place in the name. */
function unabridged(printed: string, name: string): string {
  const [own, words] = [printed.split(' '), name.split(' ')]
  if (own.length !== words.length) return printed
  return own.map((word, index) => (shortForms[words[index] ?? '']?.includes(word) ? words[index] : word)).join(' ')
}

/** How words of names are cut short. */
const shortForms: Record<string, readonly string[]> = {
  san: ['s', 'sn'],
  sant: ['s', 'st'],
  santa: ['sta'],
  santo: ['sto'],
  sebastian: ['s', 'seb'],
  puerto: ['pto', 'pt'],
  puebla: ['pbla'],
  villanueva: ['vva', 'villan'],
  villafranca: ['vfca'],
  nuestra: ['ntra'],
  senora: ['sra'],
  fernando: ['fdo'],
  francisco: ['fco'],
  hospitalet: ['hosp'],
  gran: ['g'],
  canaria: ['c'],
}

/** The official spelling of a town that was found, in capitals where the print is; "Palma", which the list does not have, as printed. */
export function officialSpelling({ municipality, start, end, isExact }: TownMatch, text: string): string {
  const printed = text.slice(start, end)
  const [closest = printed] = spokenNames(municipality).sort(
    (a, b) => distance(plain(a), plain(printed)) - distance(plain(b), plain(printed)),
  )
  if (isExact && plain(closest) !== plain(printed)) return printed
  return printed === printed.toUpperCase() ? closest.toUpperCase() : closest
}

/** The two official names as one, in either order; empty where there is one alone. */
const bothNames = ({ name }: Pick<Municipality, 'name'>): string[] =>
  name.includes('/') ? [name, name.split('/').reverse().join(' ')].map(plain) : []

function spokenNames({ name }: Pick<Municipality, 'name'>): string[] {
  const official = name.includes('/') ? name.split('/') : [name, ...name.split('-')]
  return official
    .map(part => part.trim())
    .flatMap(part => {
      const [, rest = ''] = /^(.+), \p{L}{1,3}['’]?$/u.exec(part) ?? []
      return rest === '' ? [part] : [nameInUse(part), rest]
    })
}

/** Letters only, folded, with single blanks. */
export function plain(text: string): string {
  return fold(text)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
}

const cache = new Map<string, string[]>()

/** How a municipality may be called: each language, the article in front, behind or missing, and the province's name for its capital. */
export function namesOf({ id, name }: Municipality): readonly string[] {
  const known = cache.get(id)
  if (known) return known
  const names = new Set(
    [name, ...bothNames({ name }), ...spokenNames({ name })].map(plain).filter(text => text.length > 2),
  )
  const province = provinces.find(({ code }) => code === id.slice(0, 2))
  const provinceNames = province ? [...province.name.split('/'), ...province.aliases].map(plain) : []
  if (provinceNames.some(text => names.has(text))) for (const text of provinceNames) names.add(text)
  for (const extra of otherNames[id] ?? []) names.add(extra)
  const made = [...names]
  cache.set(id, made)
  return made
}
