import { isFlat, sides } from './flat-words.ts'

/** A flat as a picture shows it: '' where a sign may stand for two things, and then the two readings. */
export interface PicturedFlat {
  flat: string
  alternatives: readonly string[]
}

// What the raised letter of "3º" and "3ª" is taken for when it is read as no letter and no figure.
const raisedSign = /(?<=(?:^|[\s,-])\d{1,2}\.?)\s?[*"”“'’%°?](?=\s|$|-|[A-Z]\b)/gu
// "1ºA", in Basque "3.B": the blank before a door's letter is narrow, and a picture loses it.
const gluedDoor = /(?<=\d\.?[ºª])(?=\p{L})|(?<=(?:^|[\s,])\d{1,2}\.)(?=\p{Lu}(?!\p{L}))/gu
// "LOCAL3", "Apto.215", "3rB": a blank that a picture loses.
const gluedLabel = /(?<=(?:^|[\s,])(?:local|portal|puerta|planta|piso|nave|casa|bloque|escalera|apto\.?))(?=\d)/giu
const gluedCatalanDoor = /(?<=(?:^|[\s,])\d[rnt])(?=\p{Lu}$)/gu
// "2,4": whether a flat's two numbers were read to their ends is open, since a blank follows a comma.
const gluedNumbers = /\d,\d/
// The two accents are hardly told apart in a picture, and no other word is spelt so.
const misreadAtic = /(?<!\p{L})á(?=tic(?!\p{L}))/giu
// "1ZQ", "lZDA": left, whose first letter is as thin as a figure. No other word goes on so.
const misreadLeft = /(?<![\p{L}\d])[1l|](?=z(?:q|da)(?!\d))/giu
// "BI. 3", "PI. 5": a block or a floor, whose second letter is as thin as the first of "Izq". No other word is cut short so.
const misreadBlock = /(?<=(?<!\p{L})[BP])[I1|](?=\.\s?\d)/gu
// Signs that are much alike, in words that are spelt no other way: "BLO. 3", "BJ OCHA", "PO4".
const misreadSigns = [
  [/(?<=(?<!\p{L})BL)O(?=\.?\s?\d)/gu, 'Q'],
  [/(?<!\p{L})O(?=CHA(?!\p{L}))/gu, 'D'],
  [/(?<=(?<!\p{L})P)O(?=\d(?!\d))/gu, '0'],
  [/(?<=(?<!\p{L})es)a(?=\.?$)/giu, 'q'],
  [/(?<=(?<!\p{L})entres)ó(?=l(?!\p{L}))/giu, 'ò'],
  [/(?<=\d),(?=\d[rnt]\s)/gu, ', '],
  // "BLOQUE 3. 1º A": a comma, of which the picture shows the upper half.
  [/(?<=(?<!\p{L})(?:bloque|portal|esc(?:alera)?|blq?|ptal)\.?\s[\p{L}\d]{1,2})\.(?=\s\d{1,2}\s?[ºª])/giu, ','],
  // "1.º .A": dust before the letter of a door.
  [/(?<=\s)\.(?=\p{Lu}(?!\p{L}))/gu, ''],
] as const
// "EDIF. DUNAS ll": no word is spelt so.
const misreadNumeral = /(?<=\p{L}\s)l{2,3}(?=$|[\s,])/gu
// "Ir A": no Catalan floor but the first ends so.
const misreadFirstFloor = /(?<=^|[\s,])[Il|](?=r(?:$|[\s,]))/gu
// "Esc, 2": the dot of a word that is cut short.
const misreadDot = /(?<=(?<!\p{L})(?:esc|bl|blq|ptal|pl|pta|pt|apto)),(?=\s(?:\d|izq|izda|dcha|der))/giu
// "4, esk.": the dot of a Basque ordinal, which stands before a side or the word for a floor.
const misreadOrdinal = /(?<=(?:^|[\s,])\d{1,2}),(?=\s(?:esk|ezk|solairu)\p{L}*)/giu
// "Esc.2,82 B": behind a stair or block, and its comma, stands a floor; none is that high.
const gluedFloor = /((?<!\p{L})(?:esc|escalera|bl|blq|bloque|portal|ptal)\.?)\s?(\d),(?=[3-9][029]\s\p{Lu})/giu
const stairBefore = /(?<!\p{L})(?:esc|escalera|bl|blq|bloque|portal|ptal)\.?\s[\p{L}\d]{1,2},\s$/iu
// "2n la": behind a Catalan floor stands the number of a door.
const misreadFirst = /(?<=(?:(?:^|[\s,])\d[rnt]|[àá]tic|baixos|entl\.?|pral\.?)\s)[lI|](?=a(?:$|[\s,]))/giu
// "7º planta", "Puerta 2º": both words want the "ª", which is hardly told from "º".
const misreadFeminine =
  /(?<=(?:^|[\s,])\d{1,2})º(?=\s(?:planta\.?(?:$|,)|(?:puerta|porta|pta)\.?$))|(?<=(?<!\p{L})(?:planta|puerta|pta\.?)\s\d{1,2})º(?=$|,)/giu
// "a / Dcha.", "esq", "A": the floor's figure was taken for a letter, or lost. No door stands before its floor.
const lostFloor = new RegExp(`^(?:[a-oq-z](?=[\\s,/]|$)|(?:${sides})\\.?$)`, 'iu')
// "PL.: E": a floor is a number, or "B" of "baja"; another letter was one.
const misreadFloor = /(?<!\p{L})(?:pl|planta|piso|pis)[.:]*\s[C-OQRT-Z](?=$|[\s,])/iu
// "ESC. 24-D": a stair and a floor, whose blank was lost. Few houses have ten stairs.
const gluedStair = /(?<!\p{L})esc(?:alera|ala)?\.?\s\d{2}(?!\d)/iu
// "1ºC C": the letter of a door, read twice.
const doubledDoor = /(?<=[ºª]\s?(\p{Lu}))\s\1$/u
// "ESC. 2, 4º e": a door is a capital, and where it is small, so are the words before it. "C" is read so.
const smallDoor = /^(?:.*\p{Lu}{2}.*\s)?\d{1,2}\.?[ºª]\s?\p{Ll}$/u
// Of these nobody knows what they were.
const broken = [gluedNumbers, lostFloor, misreadFloor, gluedStair, doubledDoor, smallDoor]
const word = /[^\s,;/-]+/gu
const catalanFloor = /(?:^|[\s,])(?:\d(?:r|n|t)|(?:sobre)?àtic|baixos|entresòl)(?=$|[\s,])/iu
const doorLabel = /(?:puerta|pta|pt|porta|local|portal|bloque|bl?q?|nave|casa|atea)\.?\s*$/iu
// What has a plain number, never an ordinal: "Nave 12" is no "Nave 1ª".
const plainLabel =
  /(?<!\p{L})(?:local|nave|casa|apto?|apartamento|apartament|bungal[oó]w?|cueva|fase|pol[ií]gono|parcel·?la|parcela|parc|garaje|trastero|plaza|km)\.?\s*$/iu
// "Edificio Pez Espada", "Parroquia de Hío", "Goikoetxe baserria": where the flat is, by name.
const namedPlace =
  /^(?:(?:urb(?:anizaci[oó]n)?|edi?f(?:icio)?|res(?:idencial)?|conjunto|lugar|lloc|parroquia|barrio|partida|paraje|pol(?:[ií]gono)?|parcela|bungal[oó]w?|cueva|fase|apto|apartamento|apartament|nave|local|casa|d[uú]plex|cal|can)(?!\p{L})\.?(?:\s(?:\d{1,4}|[OAEY]|[\p{L}'’·]{2,}\.?|\([\p{L}\s]+\)))+|[\p{L}\s]{4,}\s(?:baserria|etxea))$/iu
const floorLabel = /(?:esc(?:alera)?|piso|planta|pl)\.?\s*$/iu
// "Entlo. 1º", "2º 1º": behind a floor stands a door, whose raised letter is an "ª", which is hardly told from "º".
const floorBefore =
  /(?:(?<!\p{L})(?:ent(?:lo|resuelo)|pral|principal|[aàá]tico?|bajos?|baixos?|entres[oòó]l)\.?|\d\.?º),?[\s-]$/iu
// A floor's number is followed by the letter or the side of its door.
const door = /^\s+\p{Lu}(?=$|[\s,.])/u
const side = /^\s+(?:izq|izda|iz\b|dcha|dch|dta|der|cent|ext|int|esq|ctro|dreta|dereita|esquerda|ezk|esk)/iu
// Behind a floor a door of one sign: the figure and the letter are alike, more so where the picture is not sharp.
const eitherDoor = new Map([
  ['1', ['1', 'I']],
  ['I', ['I', '1']],
  ['l', ['1', 'I']],
  ['|', ['1', 'I']],
  ['0', ['O', '0']],
  ['O', ['O', '0']],
  ['5', ['5', 'S']],
  ['S', ['S', '5']],
  ['8', ['B', '8']],
  // "3º 2ª", out of focus.
  ['7', ['2ª', '7']],
  // A side, which is as thin as the number.
  ['17', ['IZ', '17']],
])
const anyFloorBefore = /\d[ºª]?[\s,]+$/u
const isDoor = (text: string) => door.test(text) || side.test(text)
const highestFloor = 29
// "702" is a door of the seventh floor, and "102" may be "10ª".
const leastOfFloorAndDoor = 300

/** What is certain of a flat recognised in a picture, where "3º" is easily read as "32", "3o" or "3.9". */
export function picturedFlat(text: string, { isBasque = false } = {}): PicturedFlat {
  const parted = misreadSigns
    .reduce((flat, [misread, letter]) => flat.replace(misread, letter), text)
    .replace(misreadFirstFloor, '1')
    .replace(misreadNumeral, strokes => 'I'.repeat(strokes.length))
    .replace(misreadBlock, 'l')
    .replace(misreadDot, '.')
    .replace(misreadOrdinal, '.')
    .replace(gluedFloor, '$1 $2, ')
  if (broken.some(part => part.test(parted))) return { flat: '', alternatives: [] }
  const clean = parted
    .replace(raisedSign, 'º')
    .replace(misreadFeminine, 'ª')
    .replace(gluedDoor, ' ')
    .replace(gluedLabel, ' ')
    .replace(gluedCatalanDoor, ' ')
    .replace(misreadLeft, 'I')
    .replace(misreadFirst, '1')
    .replace(misreadAtic, letter => (letter === 'á' ? 'à' : 'À'))
  // In "3.B" there is no room for a raised letter, or for dust.
  const isWide = /\d\.\s\p{Lu}/u.test(text)
  const words = [...clean.matchAll(word)].map(({ 0: own, index }) => ({
    own,
    index,
    readings: readingsOf(own, {
      before: clean.slice(0, index),
      after: clean.slice(index + own.length),
      isWide,
      isBasque,
    }),
  }))
  const flats = [0, 1].map(choice =>
    words.reduceRight(
      (flat, { own, index, readings }) =>
        flat.slice(0, index) + (readings[choice] ?? readings[0] ?? own) + flat.slice(index + own.length),
      clean,
    ),
  )
  const [first = '', second = ''] = flats
  if (first === second) return { flat: isFlatWithPlace(first) ? first : '', alternatives: [] }
  const isOneDoubt = words.filter(({ readings }) => readings.length > 1).length === 1
  return { flat: '', alternatives: isOneDoubt && flats.every(mayBeFlat) ? flats : [] }
}

/** A flat, and where it is by name: "edificio Pez Espada, planta 4", "EDIF. MARINA ESC 2". Holiday homes have high numbers. */
const isFlatWithPlace = (text: string) =>
  text
    .replace(numberBehindLabel, '1')
    .replace(buildingBefore, '')
    .split(/\s?[,;]\s?/)
    .every(part => isFlat(part) || namedPlace.test(part))

const numberBehindLabel =
  /(?<=(?<!\p{L})(?:apto?|apartament[oe]?|bungal[oó]w|puerta|pta|plaza)\.?\s)(?:\d{3}|\d?9|\d?0)(?!\d)/giu
const buildingBefore =
  /^edi?f(?:icio)?\.?\s[\p{L}\s]{3,30}?\s(?=(?:esc|pl|pta|puerta|piso|planta|portal|blq?)(?!\p{L}))/iu

/** As a flat's words, whose numbers may be any. */
const mayBeFlat = (text: string) => isFlatWithPlace(text.replace(/\d+(?:\.\d)?/g, '1'))

/** What a word of a flat may have been in print, the likeliest first. */
function readingsOf(
  own: string,
  { before, after, isWide, isBasque }: { before: string; after: string; isWide: boolean; isBasque: boolean },
): readonly string[] {
  // "3. D": an ordinal that lost its raised letter, or one of Basque; and there it may be "3 D" beside dust.
  if (/^\d{1,2}\.$/.test(own) && door.test(after) && isWide)
    return isBasque ? [own, own.slice(0, -1)] : [`${own}º`, own]
  // A number alone is rather a floor whose small raised letter was lost.
  if (/^[1-9]$/.test(own) && (before + after).trim() === '') return [`${own}º`, own]
  if (/^\d+$/.test(own) && (plainLabel.test(before) || Number(own) >= leastOfFloorAndDoor)) return [own]
  if (/^\d{1,2}º$/.test(own) && floorBefore.test(before)) return [own.replace('º', 'ª'), own]
  const isLabelled = doorLabel.test(before) || floorLabel.test(before)
  // "3-2": a floor and its door.
  if (/^\d{1,2}$/.test(own) && /^-\d/.test(after) && !isLabelled) return [`${own}º`, own]
  const [, gluedFloorOf = '', doorOf = ''] = /^(\d{1,2})[029](\p{Lu})$/u.exec(own) ?? []
  if (gluedFloorOf !== '' && !isLabelled) return [`${gluedFloorOf}º ${doorOf}`, own]
  // "4 D" and "3 ESQ" are as often "4º D" and "3º ESQ", whose small raised letter was lost.
  if (/^[1-9]$/.test(own) && isDoor(after) && !isLabelled) return [`${own}º`, own]
  const [, floor = '', dot = '', sign = ''] = /^(\d{1,2})(\.?)([0-9oOa-z])$/.exec(own) ?? []
  const ordinal = `${floor}${dot}º`
  if (dot !== '' && sign === 'a') return [`${floor}.ª`]
  if (dot !== '') return /[029oO]/.test(sign) && isDoor(after) ? [ordinal] : [ordinal, own]
  if (sign === 'o' || (sign === 'O' && isDoor(after))) return [ordinal]
  if (sign === 'O') return [ordinal, own]
  if (sign === 'a' && !catalanFloor.test(before + after)) return [`${floor}ª`, own]
  // "3e B": no ordinal of any language ends so, and doors are written as capitals.
  if (/[e-mp-qsu-z]/.test(sign)) return [ordinal, own]
  if (/[029]/.test(sign) && Number(own) > highestFloor && isDoor(after) && stairBefore.test(before)) return [ordinal]
  if (/[029]/.test(sign)) return [doorLabel.test(before) ? `${floor}ª` : ordinal, own]
  if (floor !== '' && /\d/.test(sign) && Number(own) > highestFloor && !doorLabel.test(before))
    return [`${floor}º ${sign}ª`, own]
  const isLast = after.trim() === ''
  const mayBeSide = own === '17' && doorLabel.test(before)
  const either = isLast && (anyFloorBefore.test(before) || mayBeSide) ? eitherDoor.get(own) : undefined
  return either ?? (isLabelled && /^[Il|]$/.test(own) ? ['1', 'I'] : [own])
}
