import { above, below, overlap, type Placed, rightOf } from '../text/neighbours.ts'
import { isProse } from '../text/prose.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { headerReach, tableReach } from './table-columns.ts'

const lawful =
  /ejempl|exempl|adibid|hasta|fins a|\bata\b|arteko|superior|inferior|recomend|recoman|gomend|media\b|mitjan|podra|podri|pueden|puede|poden|podeis|real decreto|\blos suministros|els subministraments|as subministracions/

/** "Si quisiera subir la potencia contratada a 9 kW", "un hogar tipo tiene contratada": a power that nobody has. */
const supposed =
  /(?:^|[^\p{L}])(?:antes del?(?:\s\p{L}+){0,2}\s(?:cambio|cambiar|modificacion|reducir|ampliar)|tenias?(?!\s(?:el|la)\s(?:anterior\s)?titular)|teniais|tenies|tenieu|si|hogar tipo|cliente tipo|vivienda tipo|consumidor tipo|consumidor medio|llar tipus|client tipus|fogar tipo|batez besteko|donde decia|on deia|propon\w+|propos(?:a|em)\w*|ofrec\w+|oferim)(?!\p{L})/u

/** A law, an example or advice: in the sentence itself, before the power at this place, or in the line it goes on from. */
export function isLawful(lines: readonly TextLine[], place: Placed, at: number): boolean {
  const before = sentenceOver(lines, place)?.folded ?? ''
  return (
    lawful.test(place.cell.folded) ||
    lawful.test(before) ||
    supposed.test(lastSentence(`${before} ${place.cell.folded.slice(0, at)}`))
  )
}

/** The line of prose that goes on in this cell. "Potencia contratada:" begins anew. */
function sentenceOver(lines: readonly TextLine[], place: Placed): Cell | null {
  const over = above(lines, place)?.cell
  const isOpen = over !== undefined && isProse(over) && !/\.\s*$/.test(over.text)
  return isOpen && !/^\p{Lu}[^.:;]*:/u.test(place.cell.text) ? over : null
}

/** "Con 3,0 kW ahorraría 8,40 €": what somebody would save or pay. */
export const isImagined = (folded: string): boolean => /(?:ahorr|estalvi|aforr|pag)aria/.test(folded)

/** The same of a whole sentence. */
export const isLawfulSentence = (folded: string): boolean => lawful.test(folded) || supposed.test(folded)

/** The label stands in a sentence of the line above, which goes on here. */
export const isSaidAbove = (lines: readonly TextLine[], governing: { at: string } | null, index: number) =>
  governing?.at.startsWith(`${index - 1}.`) === true && (lines[index - 1]?.cells.some(isProse) ?? false)

/** "podría contratar una potencia de 2,3 kW.", where the line above ends with "Con su consumo": a short line of a sentence. */
export const isRestOfSentence = (lines: readonly TextLine[], place: Placed): boolean =>
  /^\p{Ll}/u.test(place.cell.text) && sentenceOver(lines, place) !== null

const lastSentence = (folded: string) => folded.replace(/^.*[.?!;]\s/u, '')

const product = /kw\s*(?:[x*×]|·\s*\d)|\d\s*[x*×]\s*\d/
const days = /\b\d{1,3}\s*(?:dias?|dies|days?|d\.|egun)\b/

/**
 * A row of the account: "4,6 kW x 30 días". To the right of the power, "Potencia · 31 días" begins another column; to the left of
 * "Contratada en valle: 2,2 kW", "Término fijo 31 días: 9,02 €" ends one.
 */
export function isTermRow(line: TextLine, cell: Cell): boolean {
  const next = line.cells.find(other => other.left > cell.left && beginsWithWord.test(other.text))
  const last = beginsWithWord.test(cell.text)
    ? line.cells.findLast(other => other.right <= cell.left && wholeRow.test(other.text))
    : undefined
  const own = line.cells.filter(
    other => (other.left <= cell.left || !next || other.left < next.left) && (!last || other.left > last.left),
  )
  return own.some(({ folded }) => product.test(folded.replace(voltage, '')) || days.test(folded)) && !isSentence(cell)
}

const beginsWithWord = /^\p{L}{4}/u
const wholeRow = /^\p{L}{4}.*\d\s?€$/u
// "1x230 V", "3X400"
const voltage = /\b[13]\s?x\s?(?:127|220|230|380|400)\b/

/** "… 3,45 kW en valle. Por los 59 días": days of a sentence, which multiplies nothing. */
const isSentence = (cell: Cell) => isProse(cell) && !product.test(cell.folded)

const difference = /^(?:diferenci|differenci|ajuste|regulariza|desberdin)/
// "Demandada | Contratada | Diferencia" corrects nothing.
const correct = /^(?:contra[tc]ad[ao]s?|(?:(?:datos?|valor(?:es)?|dades|importe) )?(?:correct[aeo]s?|zuzen\w*))$/

const day = String.raw`(?:\d{1,2}[./-]\d|\d{1,2} (?:de |d['’]))`
// "En vigor desde el 13/03/2025"
const held = '(?:en vigor|vigor|vigentes?|vigents?|valid[oa]s?|indarrean)'
const formerColumn = new RegExp(
  String.raw`^(?:(?:${held} )?(?:hasta|fins|ata|until)(?: (?:el|al|o|a))? ${day}|(?:antes|abans|lehen|before)\b|(?:contrato|contracte|kontratu\w*|situacion?|situacio) (?:anterior|previ[ao]?)|aurreko|(?:antigu[ao]|anterior|vell[ao])(?:e?s)?$)`,
)
const laterColumn = new RegExp(
  String.raw`^(?:(?:${held} )?(?:desde|des de|des|a partir|from)(?: (?:de|del|do|el|o))* ${day}|${held}$|(?:ahora|ara|agora|orain|now|despues|despres|despois|tras|ondoren|after)\b|(?:contrato|contracte|kontratu\w*|situacion?|situacio) (?:actual|vigent|nov[ao]|nuev[ao]|nou)|oraingo|egungo|(?:actual|nuev[ao]|nov[ao]|nou)(?:e?s)?$)`,
)

/** "Hasta el 14/04/2026 | Desde el 15/04/2026": the column of what held before a change, beside the one of what holds since. */
const isFormer = (lines: readonly TextLine[], place: Placed): boolean =>
  rowOver(lines, place, formerColumn)?.cells.some(({ folded }) => laterColumn.test(folded)) ?? false

/** Under "Desde el 15/04/2026", beside another column. */
export const isOfLaterColumn = (lines: readonly TextLine[], place: Placed): boolean =>
  isUnder(lines, place, laterColumn)

const offer = /^(?:(?:nuestra|la nostra|a nosa|gure) )?(?:oferta|eskaintza|propuesta|proposta|simulacion?)\s?:?$/
const offerReach = 3

/** "Oferta:", alone in one of the lines over this one: what somebody could have. */
const isOffered = (lines: readonly TextLine[], { line }: Placed): boolean =>
  lines
    .slice(Math.max(0, line - offerReach), line)
    .some(
      ({ cells: [head, ...more], page }) =>
        more.length === 0 && page === lines[line]?.page && offer.test(head?.folded ?? ''),
    )

/** The same in rows: "Hasta el 14/04/2026 | 4,6" over "Desde el 15/04/2026 | 5,75". */
function isFormerRow(lines: readonly TextLine[], { line, cell }: Placed): boolean {
  const head = lines[line]?.cells[0]
  if (!head || head === cell || !formerColumn.test(head.folded)) return false
  const next = below(lines, { line, cell: head })
  return next !== null && laterColumn.test(next.cell.folded)
}

const month =
  /^(?:ene(?:ro)?|feb(?:rero|rer|reiro)?|mar(?:zo|c)?|abr(?:il)?|may(?:o)?|maig|jun(?:io|y)?|jul(?:io|iol)?|ago(?:sto|st)?|sep(?:t|tiembre)?|set(?:embre|embro)?|oct(?:ubre)?|out(?:ubro)?|nov(?:iembre|embre|embro)?|dic(?:iembre)?|des(?:embre)?|dec(?:embro)?|gen(?:er)?|xan(?:eiro)?|xun(?:o)?|xul(?:lo)?|urt|ots|api|mai|eka|uzt|abu|ira|urr|aza|abe)\.?(?:[\s/’'-]{0,2}\d{2,4})?$/

/** What heads a column of numbers. */
function headOfNumbers(lines: readonly TextLine[], place: Placed): Placed | null {
  let at = above(lines, place)
  for (let step = 1; at && /^[\d.,\s]+(?:kw)?$/.test(at.cell.folded) && step < headerReach; step += 1)
    at = above(lines, at)
  return at
}

/** "Contratada | Días": how many days the power was billed for. */
const isOfDays = (lines: readonly TextLine[], place: Placed): boolean =>
  /^\d{1,3}$/.test(place.cell.text) &&
  /^(?:n[.º°o]* )?(?:dias?|dies|egun(?:ak)?|days?)$/.test(headOfNumbers(lines, place)?.cell.folded ?? '')

/** "Contratada | nov | des | gen": what was used in each of several months. Between the months and a number stand other numbers alone. */
function isOfMonth(lines: readonly TextLine[], place: Placed): boolean {
  const at = headOfNumbers(lines, place)
  const row = at && month.test(at.cell.folded) ? lines[at.line]?.cells : []
  return (row?.filter(({ folded }) => month.test(folded)).length ?? 0) > 1
}

/** "Facturado | Correcto | Diferencia": of a table that corrects another bill only a column that calls itself correct holds. */
export function isCompared(lines: readonly TextLine[], place: Placed): boolean {
  if (
    isInDifferences(lines, place) ||
    isFormer(lines, place) ||
    isFormerRow(lines, place) ||
    isOfMonth(lines, place) ||
    isOfDays(lines, place) ||
    isOffered(lines, place)
  )
    return true
  const isCorrected = rightOf(lines, place).some(cell => isUnder(lines, { line: place.line, cell }, difference))
  return isCorrected && !isUnder(lines, place, correct)
}

/** Under "Diferencia"; "Ajuste de factura anterior | -0,04 €" heads nothing. */
const isInDifferences = (lines: readonly TextLine[], place: Placed): boolean =>
  rowOver(lines, place, difference)?.cells.every(({ text }) => !/\d\s?€/.test(text)) ?? false

const isUnder = (lines: readonly TextLine[], place: Placed, heading: RegExp): boolean =>
  rowOver(lines, place, heading) !== null

/** The row of a heading over this place, with no wide gap between the rows; some of them may have nothing in this column. */
function rowOver(lines: readonly TextLine[], place: Placed, heading: RegExp): TextLine | null {
  for (let index = place.line - 1; index >= place.line - headerReach; index -= 1) {
    const [row, under] = [lines[index], lines[index + 1]]
    if (!row || !under || row.page !== under.page || under.top - row.top > tableReach * under.height) return null
    if (row.cells.some(cell => overlap(cell, place.cell) && heading.test(cell.folded))) return row
  }
  return null
}
