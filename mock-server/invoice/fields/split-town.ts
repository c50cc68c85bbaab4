import { findProvince } from '#domain/provinces.ts'

/** Municipality and province; '' where it is not certain. */
export interface TownAndProvince {
  municipality: string
  province: string
}

const connecting = "de|del|d'|la|las|el|els|los|les|l'|y|i|en|san|sant|santa"
const endsOpen = new RegExp(`(?:(?:^|\\s)(?:${connecting})|-|,)$`, 'i')
const beginsOpen = new RegExp(`^(?:(?:${connecting})\\s|\\p{Ll})`, 'u')
const article = /^(?:a|o|as|os|la|el|las|los|les|els|l'|sa|es)$/i
const edges = /^[\s,;:.\-–/(]+|[\s,;:–/(]+$/g

/**
 * What follows a postal code: the rest of its line and the line below, where a long name or the province goes on.
 * When the line below may or may not belong to the name, the name is left open.
 */
export function townIn(first: string, second: string): TownAndProvince {
  const alone = splitTown(first)
  if (alone.province !== '' && !isUnclosed(first)) return alone
  if (second === '' || /\d/.test(second)) return alone
  const province = findProvince(trimmed(second).replace(/\)$/, ''))
  if (province && !endsOpen.test(first)) return { ...alone, province: province.name }
  const joined = splitTown(first.endsWith('-') ? first + second : `${first} ${second}`)
  if (joined.province !== '' || endsOpen.test(first) || beginsOpen.test(second)) return joined
  return findProvince(first) ? alone : { municipality: '', province: '' }
}

const isUnclosed = (text: string) => text.includes('(') && !text.includes(')')

function splitTown(text: string): TownAndProvince {
  const bracket = /^(.*?)\s*\(([^()]+)\)?/.exec(text)
  if (bracket) return { municipality: name(bracket[1] ?? ''), province: findProvince(bracket[2] ?? '')?.name ?? '' }
  const separated = /^(.*\S)\s*(?:,|\s[-–/]|\.)\s*([^,]+?)\.?$/.exec(text)
  const province = separated && findProvince(separated[2] ?? '')
  if (separated && province) return { municipality: name(separated[1] ?? ''), province: province.name }
  return splitTrailingProvince(text) ?? { municipality: name(text), province: '' }
}

/** "ALCORCÓN MADRID": the province follows without a sign, but "VILLANUEVA DE CÓRDOBA" is one name. */
function splitTrailingProvince(text: string): TownAndProvince | null {
  if (findProvince(text) || text.includes(',')) return null
  const words = text.split(' ')
  for (let count = Math.min(words.length - 1, 5); count > 0; count -= 1) {
    const head = words.slice(0, -count).join(' ')
    const province = findProvince(words.slice(-count).join(' '))
    if (province && !endsOpen.test(head)) return { municipality: name(head), province: province.name }
  }
  return null
}

/** A name of letters. With figures in it, or a comma that is not the one of "CORUÑA, A", something else got in. */
function name(text: string): string {
  const found = trimmed(text).replace(/\.$/, '')
  const afterComma = found.split(/,\s*/).slice(1)
  const isName = /^[^\d€:]{2,60}$/.test(found) && /\p{L}{2}/u.test(found)
  return isName && afterComma.every(part => article.test(part)) ? found : ''
}

const trimmed = (text: string) => text.replace(edges, '').trim()
