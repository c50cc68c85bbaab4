import { provinces } from '#domain/province-list.ts'
import { findProvince } from '#domain/provinces.ts'
import { addressParts, otherLabels } from '../evidence/address-wordings.ts'
import { findTowns, officialSpelling, type TownMatch, townThatBegins } from '../places/match-town.ts'
import { isElsewhereIn } from '../places/town-elsewhere.ts'
import { fold } from '../text/fold.ts'
import { endsInSmallWord } from '../text/joined-lines.ts'
import { below, type Placed, rightOf } from '../text/neighbours.ts'
import { isProse } from '../text/prose.ts'
import type { TextLine } from '../text/text-line.ts'
import { isLabelCell } from './label-cell.ts'
import { otherPiece } from './looks-like-address.ts'
import { isLabelOf } from './part-labels.ts'

export interface Town {
  municipality: string
  isTownKnown: boolean
  officialTown: string
  province: string
}

/** No town is certain. */
export const noTown: Town = { municipality: '', isTownKnown: false, officialTown: '', province: '' }

/** What may go on after the code's own line: the cell beside it, if it is a town of the code, and two lines below. */
export function tailLines(lines: readonly TextLine[], place: Placed, zipCode: string, after: string): string[] {
  const beside = after === '' ? rightOf(lines, place)[0] : undefined
  const isTown = beside && !/[\d:·]/u.test(beside.text) && findTowns(zipCode, beside.text).length > 0
  const tails: string[] = isTown ? [cleanTail(beside.text)] : []
  let at = below(lines, place)
  for (let step = 0; at && step < 2; step += 1) {
    // "… 46011" over "València (Valencia). El importe es de 41,09 €": what a sentence goes on with, up to its end.
    const [text = ''] = isProse(at.cell) ? at.cell.text.split(/[.;]\s|\s?\(|,\s\p{Ll}/u, 1) : [at.cell.text]
    if (
      isLabelCell(at.cell.folded) ||
      otherLabel.test(at.cell.folded) ||
      otherPiece.test(fold(text)) ||
      /\d{3}/.test(text)
    )
      break
    tails.push(cleanTail(text))
    at = below(lines, at)
  }
  return tails
}

// "Peaje" over "2.0TD"; "Cifuentes" is a town.
const otherLabel = new RegExp(`^(?:${otherLabels})(?!\\p{L})`, 'u')

const partLabels = new RegExp(`(?<!\\p{L})(?:${addressParts.town}|${addressParts.province})\\s*:\\s*`, 'gu')

/** What follows a postal code, without signs and labels before it. */
export function cleanTail(text: string): string {
  let clean = text
  for (const { index, 0: label } of [...fold(text).matchAll(partLabels)].reverse())
    clean = `${clean.slice(0, index).trimEnd()}, ${clean.slice(index + label.length)}`
  // "código postal 33600 de Mieres", "C.P. 30510 Población Yecla"
  return clean
    .replace(/^[\s,;:.)·–—/-]+/u, '')
    .replace(/^(?:pobla|poboa|municip|locali|concell|ayuntam)\p{L}+\s(?=\p{Lu})/iu, '')
    .replace(/^(?:de|en)\s(?=\p{Lu})/u, '')
    .trim()
}

/** The town that stands after a code. Known to the list, else as printed where it can be nothing else. */
export function townBehind(
  zipCode: string,
  tails: readonly string[],
): (Town & { isBefore: false; start: number }) | null {
  const [first = '', ...rest] = tails
  const none = { isBefore: false as const, start: 0 }
  for (const count of [3, 2, 1]) {
    const joined = [first, ...rest]
      .slice(0, count)
      .join(' ')
      .replace(/(\p{Ll})- (?=\p{Ll})/gu, '$1')
      .replace(/(?<=\p{L})- (?=\p{Lu})/gu, '-')
    const [match] = findTowns(zipCode, joined).filter(({ start }) => start <= 2)
    if (!match || (count > 1 && match.end <= [first, ...rest].slice(0, count - 1).join(' ').length)) continue
    return { ...none, ...knownTown(match, joined, match.end + articleBehind(match, joined).length) }
  }
  // "Boo de Piélagos (Piélagos)", "Boí - La Vall de Boí": the village, and behind it the town that the code knows.
  const line = first || (rest[0] ?? '')
  for (const text of [line, ...rest]) {
    const [behind] = findTowns(zipCode, text).filter(({ start }) =>
      /(?:\(|\s[-–—]\s|^\p{Lu}[^\d,]{2,},\s)$/u.test(text.slice(0, start)),
    )
    if (behind && !isElsewhereIn(zipCode, text.slice(0, behind.start), text.slice(behind.start, behind.end)))
      return { ...none, ...knownTown(behind, text) }
  }
  // "39120 Liencres" over "Piélagos": the village, and below it the town.
  for (const text of rest) {
    const [below] = findTowns(zipCode, text).filter(({ start }) => start <= 2)
    if (below && !isElsewhereIn(zipCode, line, text.slice(below.start, below.end)))
      return { ...none, ...knownTown(below, text) }
  }
  const begun = townThatBegins(zipCode, line)
  if (begun) return { ...none, ...knownTown(begun, line) }
  const printed = printedTown(line)
  return printed ? { ...noTown, ...none, ...printed } : null
}

/** "Coruña, A": the article behind the name. "Felanitx, les" over "Balears" has the province's. */
function articleBehind({ municipality, end }: TownMatch, text: string): string {
  const [behind = '', article = ''] =
    /^,\s(a|o|as|os|la|el|las|los|les|els|sa|es|l['’])(?=\s*(?:$|[,(.]))/iu.exec(text.slice(end)) ?? []
  const isOfName = fold(municipality.name)
    .split('/')
    .some(name => name.endsWith(`, ${fold(article)}`))
  return isOfName ? behind : ''
}

/** A town the list does not have at this code, perhaps a village of it: up to a bracket, a comma, a dash or the province. */
function printedTown(text: string): { municipality: string; province: string } | null {
  const [, name = '', rest = ''] = /^([^\d(),:;€/·–—]+?)\s*(?:$|[(),;:/·–—]|\s-\s)(.*)$/u.exec(text) ?? []
  const words = name.trim().split(/\s+/)
  // "Cangas del": the line broke its name.
  if (endsInSmallWord.test(name.trim())) return null
  // "Prov. A Coruña"
  if (isLabelOf('town', fold(name.trim())) || isLabelOf('province', fold(words[0] ?? ''))) return null
  if (!/^\p{Lu}/u.test(name.trim()) || words.length > 6 || name.trim().length < 3 || name.length > 45) return null
  const province = findProvince(rest.replace(/[)\s.]+$/, '').trim())
  for (let count = Math.min(words.length - 1, 4); count > 0; count -= 1) {
    const trailing = findProvince(words.slice(-count).join(' '))
    const town = words.slice(0, -count).join(' ')
    if (trailing && !/(?:^|\s)(?:de|del|la|las|los|el)$/i.test(town))
      return { municipality: edged(town), province: trailing.name }
  }
  return { municipality: edged(name), province: province?.name ?? '' }
}

/** The value of a town's label, without the province or the island behind it: "Graus (Huesca)", "Llanes, Asturias", "Ibargoiti Comunidad Foral de". */
export function labelledTown(value: string, known: TownMatch | undefined): string {
  if (!known) return printedTown(value)?.municipality ?? value
  const { start, end } = known
  // "Población Yecla": the label once more.
  if (start > 0 && isLabelOf('town', fold(value.slice(0, start)))) return value.slice(start, end)
  // "LAS ROZAS DE MADRID MADRID": nothing parts the two.
  const rest = value.slice(end).trim()
  if (start === 0 && findProvince(rest.replace(/[()]/g, '').trim())) return value.slice(0, end)
  // "Valverde (El Hierro)": the island, or a village.
  if (start === 0 && known.isExact && /^\([^()]+\)$/.test(rest)) return value.slice(0, end)
  return value
    .replace(/\s(?:comunidad|comunitat|principado|provincia|illes)\s.*$/iu, '')
    .replace(/(?:\s\(([^)]*)\)|(?:,|\s[·:/–—-])\s([^,·:/–—(]+))$/u, (all, name, other) =>
      findProvince(name ?? other) ? '' : all,
    )
}

/** "C/ Luna 2, Madrid, 28004": the town that ends the text before a code, its province perhaps behind it. */
export function townBefore(zipCode: string, street: string): (Town & { isBefore: true; start: number }) | null {
  // "baixos d’Alginet": an article glued to the town.
  const matches = findTowns(zipCode, street.replace(/(?<=\s)d['’](?=\p{Lu})/gu, '  ')).filter(({ start, end }) => {
    const behind = street.slice(end)
    const tail = behind.replace(/[\s,;:.()·–—/-]+/gu, ' ').trim()
    // Of "S.C. Tenerife" the dots are a part.
    const isProvince = findProvince(tail) !== null || findProvince(edged(behind)) !== null
    return (
      (tail === '' || /^espa[nñ]a$/iu.test(tail) || isProvince) &&
      /(?:^|[\d,;.()º°ª·–—¿-]|\p{L}\.?|\sd['’])\s*$/u.test(street.slice(0, start))
    )
  })
  const [match] = matches.sort((a, b) => Number(b.isExact) - Number(a.isExact) || a.start - b.start)
  if (!match) return null
  return { isBefore: true, start: match.start, ...knownTown(match, street) }
}

/** A town of the official list as a text has it, up to `end`. */
function knownTown(match: TownMatch, text: string, end = match.end): Town {
  const officialTown = officialSpelling(match, text)
  return {
    // "Pto. del Rosario", "Mérdia": neither is what the town is called.
    municipality: match.isExact ? edged(text.slice(match.start, end)) : officialTown,
    isTownKnown: true,
    officialTown,
    province: provinceName(match.municipality.id),
  }
}

const provinceName = (id: string) => provinces.find(({ code }) => code === id.slice(0, 2))?.name ?? ''
function edged(text: string): string {
  const clean = text.replace(/^[\s,;:.·\-–—/(]+|[\s,;:.·\-–—/(]+$/gu, '')
  // "Noáin (Valle de Elorz)": the bracket belongs to the name.
  return clean.includes('(') && !clean.includes(')') ? `${clean})` : clean
}
