import { existsSync, readFileSync } from 'node:fs'
import { distance } from 'fastest-levenshtein'
import { type Municipality, nameInUse, parseMunicipalities } from '#domain/municipalities.ts'
import { provinces } from '#domain/provinces.ts'
import { fold } from '../text/text-line.ts'

/** A town a postal code knows, found in a text. */
export interface TownMatch {
  municipality: Municipality
  start: number
  end: number
  /** The same letters; else a sign or two differ. */
  isExact: boolean
}

// A sign in five may be misread or spelled otherwise ("Castelló", "Castellón").
const alike = 0.2

/** The towns of a postal code where they are in a text, longest first. */
export function findTowns(postalCode: string, text: string): TownMatch[] {
  const words = [...text.matchAll(/[\p{L}'’·.]+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }))
  const found: TownMatch[] = []
  for (const municipality of municipalitiesOf(postalCode)) {
    for (const name of namesOf(municipality)) {
      // Both languages at once only where both are printed.
      if (!text.includes('/') && municipality.name.includes('/') && name === plain(municipality.name)) continue
      const count = name.split(' ').length
      for (const [from, first] of words.entries()) {
        const last = words[from + count - 1]
        if (!last) continue
        const printed = plain(text.slice(first.start, last.end))
        const isExact = printed === name
        const isAlike = name.length > 4 && printed.length > 4 && distance(printed, name) <= alike * name.length
        if (isExact || isAlike) found.push({ municipality, start: first.start, end: last.end, isExact })
      }
    }
  }
  return found.sort(
    (a, b) => Number(b.isExact) - Number(a.isExact) || a.start - b.start || b.end - b.start - (a.end - a.start),
  )
}

function spokenNames(name: string): string[] {
  const official = name.includes('/') ? name.split('/') : [name, ...name.split('-')]
  return official.flatMap(part => [nameInUse(part), part.trim().replace(/, \p{Lu}\p{L}*['’]?$/u, '')])
}

/** Letters only, folded, with single blanks. */
export function plain(text: string): string {
  return fold(text)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
}

const cache = new Map<string, string[]>()

/** How a municipality may be called: each language, the article in front, behind or missing, and the province's name for its capital. */
function namesOf({ id, name }: Municipality): readonly string[] {
  const known = cache.get(id)
  if (known) return known
  const names = new Set([name, ...spokenNames(name)].map(plain).filter(text => text.length > 2))
  const province = provinces.find(({ code }) => code === id.slice(0, 2))
  const provinceNames = province ? [...province.name.split('/'), ...province.aliases].map(plain) : []
  if (provinceNames.some(text => names.has(text))) for (const text of provinceNames) names.add(text)
  const made = [...names]
  cache.set(id, made)
  return made
}

const source = new URL('../../../web/src/domain/postal-codes.txt', import.meta.url)
/** The package has it beside its code. */
const packed = new URL('./files/postal-codes.txt', import.meta.url)

let byCode: Map<string, Municipality[]> | null = null

/** The municipalities a postal code belongs to; none when no one lives there (post office boxes, companies' own codes). Read when first asked for. */
export function municipalitiesOf(postalCode: string): readonly Municipality[] {
  if (!byCode) {
    byCode = new Map()
    for (const municipality of parseMunicipalities(readFileSync(existsSync(packed) ? packed : source, 'utf8')))
      for (const code of municipality.codes) byCode.set(code, [...(byCode.get(code) ?? []), municipality])
  }
  return byCode.get(postalCode) ?? []
}
