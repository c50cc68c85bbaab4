import { beginsWithArea } from '../evidence/address-wordings.ts'
import { fold } from '../text/fold.ts'
import { isFlat, namesFlat } from './flat-words.ts'

/** Without the signs that part an address's pieces. */
export const trimmed = (text: string) => text.replace(/^[\s,;:.·|/–—-]+|(?<!\p{L})\/$|[\s,;:·(|–—-]+$/gu, '')

const isVillageKind = /^(?:aldea|parroquia|parr\.|fregues[ií]a|concejo|pedan[ií]a|entidad local)(?!\p{L})/iu
const isName = /^(?:(?:El|La|Lo|Los|Las|Els|Les|Sa|Es|O|A|Os|As)\s)?\p{Lu}\p{Ll}{2}[\p{L}\s.'’-]*(?:\([^)\d]*\))?$/u

/** "Lugar de Outeiro, Parroquia de Vilar": in Galicia a hamlet is known by its parish. */
const isHamletOfParish = (rest: string, last: string) =>
  /^(?:parroquia|parr\.|fregues[ií]a)\s/iu.test(last) && beginsWithArea.test(fold(`${rest} `))

/** "12-A (Celorio)", "Bajo (servicios comunes)": in brackets stands what no flat needs, but for its door. */
function withoutRemark(flat: string): string {
  const [whole = '', remark = ''] = /\s?\(([^)]*)\)$/u.exec(flat) ?? []
  // "Polígono 41, parcela 212 (pozo)": of a plot it says which building.
  const isOfPlot = /(?<!\p{L})parc\p{L}*\.?\s?\d+\s?\(/iu.test(flat)
  return isOfPlot || (isFlat(remark) && !/serv|com[uú]n|zona/iu.test(remark))
    ? flat
    : flat.slice(0, flat.length - whole.length)
}

const endsWithDoor = /(?:\d[ºª]?|[ºª]|(?<!\p{L})(?:izq\p{L}*|izda|d(?:e?re?)?cha|cent\p{L}*|\p{L}))\.?$/iu
const mostWordsOfVillage = 3
// "Pol. Ind. O Ceao, Nave 14": the name of an estate is no part of the door.
const lastPiece = (flat: string) => trimmed(flat).split(',').at(-1) ?? flat

/** "1º Izda. Sama": no word of a flat stands behind its door. */
function withoutVillageBehindDoor(flat: string): string {
  const words = flat.split(' ')
  for (let count = 1; count <= mostWordsOfVillage; count += 1) {
    const [door, village] = [words.slice(0, -count).join(' '), words.slice(-count).join(' ')]
    const isNoFlat =
      isName.test(village) && !village.endsWith('.') && !namesFlat(village) && !beginsWithArea.test(fold(`${village} `))
    if (isNoFlat && endsWithDoor.test(door) && isFlat(lastPiece(door))) return door
  }
  return flat
}

/** "4º C, Vecindario", "LG OUTEIRO 15 – CESPÓN", "Fontao, 5 Barbadelo (Santiago)": what stands last and is no part of a flat is the village. */
export function withoutVillage(tail: string): string {
  const flat = withoutVillageBehindDoor(withoutRemark(trimmed(tail)))
  if (/^\s[–—-]\s\p{Lu}{2}[\p{L}\s]+$/u.test(tail) && !isFlat(flat)) return ''
  const [, beforeParish] = /^(.+?)[,.]?\s(?:parroquia|parr\.|fregues[ií]a)\s.+$/iu.exec(flat) ?? []
  if (beforeParish && !beginsWithArea.test(fold(`${beforeParish} `))) return beforeParish
  if (isVillageKind.test(flat) || (isName.test(flat) && !namesFlat(flat) && !beginsWithArea.test(fold(`${flat} `))))
    return ''
  // "ICOD DE": half a town's name.
  if (/(?:^|\s)(?:de|del)(?:\s(?:la|las|los|el))?$/iu.test(flat) && !namesFlat(flat)) return ''
  const [, rest = '', last = ''] = /^(.+?)(?:,|\s[–—-])\s*(\p{Lu}[\p{L}\s.'’-]{3,})$/u.exec(flat) ?? []
  // "Torre B": no village ends in a letter.
  const isVillage =
    last !== '' &&
    !/\s\p{L}$/u.test(last) &&
    !beginsWithArea.test(fold(`${last} `)) &&
    !isFlat(last.replace(/\.$/, '')) &&
    !isHamletOfParish(rest, last)
  return isVillage ? rest : flat
}
