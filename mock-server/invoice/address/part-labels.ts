import { addressParts, flatLabelsInFull, otherLabels } from '../evidence/address-wordings.ts'
import { illegible } from '../text/illegible.ts'
import { above, below, leftOf, type Placed, piecesAround } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'

/** A part of an address that a form labels. */
export type Part = keyof typeof addressParts

export const partNames = Object.keys(addressParts) as Part[]
// "C.P. SUM.", "Loc. PS", "Número suministro": whose part it is. "Situación del suministro" is no flat's, but the whole address's.
const ofSupply =
  '(?: (?:del? )?(?:suministro|subministrament|subministracion|sumin\\.?|subm\\.?|sum\\.?|p\\.? ?s\\.?(?![\\p{L}\\d])))?'
// "Piso del suministro", but "Situación del suministro".
const ofSupplyBehindFlat = `(?:(?<=${flatLabelsInFull.join('|')})${ofSupply})?`
/** "Adreça", "Adreça / Dirección", "Via/Vía" */
const inOneLanguageOrTwo = (label: string) => `(?:${label})(?: ?/ ?(?:${label}))?`
/** Finds the label of a part at the beginning of a folded text. "Domicilio fiscal" and "Dirección distr." are whole addresses of others. */
export const beginsWithPart = new Map(
  partNames.map(part => [
    part,
    new RegExp(
      `^(?:suministro[._])?${inOneLanguageOrTwo(addressParts[part])}${part === 'flat' ? ofSupplyBehindFlat : ofSupply}(?![\\p{L}]|\\s+(?:de|del|da|do|d['’]|fiscal|postal|distr)(?![\\p{L}]))\\s*[:.·–-]*\\s*`
        .replaceAll(' ', '\\s+')
        .replaceAll('\\s+?', '\\s*'),
      'u',
    ),
  ]),
)
/** The text is the label of a part and nothing else. */
export function isLabelOf(part: Part, printed: string): boolean {
  // "Codi postal /" goes on in another language. "Suministro: código postal" also says whose it is.
  const folded = withoutEdge(printed).replace(/\s\/$/, '').replace(ofWhom, '')
  const isLabel = (text: string) => beginsWithPart.get(part)?.exec(`${text} `)?.[0].trim().length === text.length
  // "Número (o km)", but "Punto de suministro (vía)".
  if (isLabel(folded.replace(/\s\([^)]*\)\s*$/, '').trim()) || isLabel(folded.trim())) return true
  // "Adreça / Dirección"
  const [one, other, ...more] = folded.split('/').map(half => half.trim())
  return one !== undefined && other !== undefined && more.length === 0 && isLabel(one) && isLabel(other)
}

// "Suministro: vía", "Dirección de suministro: vía"
const ofWhom =
  /^(?:(?:direccion|domicilio|adreca|domicili|enderezo|datos|dades|punto?)(?: del?| da| do| d['’])? ?)?(?:suministro|subministrament|subministracion|titular|envio|enviament|cliente?):\s/
/** "suministro: " of "suministro: vía": whose part a label says that it is; '' where it does not. */
export const ownerInLabel = (folded: string): string => ofWhom.exec(folded)?.[0] ?? ''

/** The text is the label of some part and nothing else. */
export const isPartLabel = (folded: string): boolean => partNames.some(part => isLabelOf(part, folded))

/** "puerta" of "Puerta: C": the label that begins a text, without its sign, and its part; undefined where there is none. */
export function labelAtStart(folded: string): { part: Part; label: string } | undefined {
  for (const part of partNames) {
    const label = beginsWithPart
      .get(part)
      ?.exec(`${folded} `)?.[0]
      .replace(/[\s:.·–-]+$/, '')
    if (label) return { part, label }
  }
  return undefined
}

/** "Distrito postal · 43439", "NÚMERO: 11": the part whose label begins a text, before its value; undefined where there is none. */
export const labelledPart = (folded: string): Part | undefined =>
  partNames.find(part => /[:·]\s*$/.test(beginsWithPart.get(part)?.exec(folded)?.[0] ?? ''))

/** "¿ Municipio" in a picture, "13. Código postal", "A6. C.P.", "(municipio)": without what is left of the edge of a form, and without the number of the box. */
export const withoutEdge = (folded: string): string =>
  folded
    .replace(edge, '')
    .replace(numberOfBox, '')
    .replace(/^\(([^()]+)\)$/, '$1')
const edge = new RegExp(`^${illegible}\\s(?=\\p{L})`, 'u')
const numberOfBox = /^(?:\d{1,2}|[a-z]\d{1,2})\. (?=\p{L}{1,12}\.?[º\s\p{L}.]*$)/u

/** Where labels stand on this form: before their values, to the left of them, over them, or, in small letters, under them. */
export type Relation = 'before' | 'left' | 'over' | 'under'

/** Where the label of a postal code stands, or that of its town; null when it has none of its own. */
export function codeLabel(
  lines: readonly TextLine[],
  place: Placed,
  at: number,
  part: 'postalCode' | 'town',
): Relation | null {
  const isCode = (text: string | undefined) =>
    labelsIn(text).some(label => (part === 'town' && isLabelOf(part, label)) || isCodeLabel(label))
  const before = place.cell.folded.slice(0, at)
  if (before.trim() !== '') return isCode(before.trim()) ? 'before' : null
  const pieces = piecesAround(lines, place)
  const [left] = leftOf(lines, place)
  if ([left?.folded, pieces.join(' '), ...pieces].some(isCode) || (left && isUnreadBeside(lines, place, left)))
    return 'left'
  const over = above(lines, place)
  if (isCode(over?.cell.folded) || (over && isUnreadLabel(lines, over))) return 'over'
  const under = below(lines, place)
  return isCode(under?.cell.folded) || (under && isUnreadLabel(lines, under)) ? 'under' : null
}

/** In a picture, the label that was hardly legible beside those of a town and its street or province: over a code or under it, it can only be the code's. */
function isUnreadLabel(lines: readonly TextLine[], { line, cell }: Placed): boolean {
  const labels = lines[line]?.cells ?? []
  const hasLabelOf = (part: Part) => labels.some(({ folded }) => isLabelOf(part, folded))
  return unread.test(cell.text) && hasLabelOf('town') && (hasLabelOf('street') || hasLabelOf('province'))
}

/** The same beside a code, in the row of the street and over that of the town. */
function isUnreadBeside(lines: readonly TextLine[], { line }: Placed, left: Cell): boolean {
  const isLabelled = (index: number, part: Part) =>
    lines[index]?.cells.some(({ folded }) => isLabelOf(part, folded)) ?? false
  return unread.test(left.text) && isLabelled(line, 'street') && isLabelled(line + 1, 'town')
}

// "¿¿¿¿ postal"
const unread = new RegExp(`^${illegible}+(?:\\s?postal)?$`)

/** "C.P.", "C.P. / Municipio", "C.P. y provincia". */
export const isCodeLabel = (folded: string): boolean =>
  isLabelOf('postalCode', folded) || codeAndTown.test(folded) || codeAndProvince.test(folded)

/** The text is the label of a part, or of a code and what stands behind it. */
export const isAnyLabel = (folded: string): boolean => isPartLabel(folded) || isCodeLabel(folded)

/** "Tarifa 2.0TD", "NIF": begins with a label of the same forms that is no part of an address. */
export const beginsOtherLabel = (folded: string): boolean => otherLabel.test(folded)
const otherLabel = new RegExp(`^(?:${otherLabels})`, 'u')

/** A label and, where it may be one in two languages ("PK eta udalerria / CP y municipio"), each half of it. */
const labelsIn = (text = ''): string[] => [text, ...(text.includes(' / ') ? text.split(' / ') : [])]

// "C.P. / Municipio", "C.P. Población", which labels the code and the town behind it.
const joint = '\\s*(?:[/,-]|(?<=\\s)(?:y|i|e|eta)(?=\\s)|\\s)\\s*'
const codeAndTown = new RegExp(`^(${addressParts.postalCode})${joint}(?:${addressParts.town})\\s*:?$`, 'u')
const townAndCode = new RegExp(`^(${addressParts.town})${joint}(?:${addressParts.postalCode})\\s*:?$`, 'u')

/** Where the first of the two ends in the label of a code and its town; null in any other. */
export const labelOfCodeAndTown = (folded: string): number | null =>
  (codeAndTown.exec(folded) ?? townAndCode.exec(folded))?.[1]?.length ?? null

// "C.P. y provincia"
const codeAndProvince = new RegExp(
  `^(?:${addressParts.postalCode})\\s*(?:[/,-]|y|i|e|eta)\\s*(?:${addressParts.province})\\s*:?$`,
  'u',
)

/** The label of a postal code is that of its town, too. */
export const hasTownLabel = (lines: readonly TextLine[], place: Placed, at: number): boolean =>
  [
    place.cell.folded.slice(0, at).trim(),
    leftOf(lines, place)[0]?.folded,
    above(lines, place)?.cell.folded,
    piecesAround(lines, place).join(' '),
  ].some(text => labelsIn(text).some(label => codeAndTown.test(label)))
