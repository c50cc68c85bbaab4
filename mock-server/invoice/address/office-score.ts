import { holdsCups } from '../cups/cups-in-text.ts'
import { namesOffice } from '../evidence/label-score.ts'
import { holderLabel } from '../evidence/wordings.ts'
import { overlap, type Placed, paragraphReach } from '../text/neighbours.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import type { AddressCandidate } from './address-candidate.ts'
import { isHeadOfForm } from './head-of-form.ts'

const company =
  /(?<!\p{L})s\.\s?[la]\.|,\s?s\.?[la]\.?(?:u\.?)?(?!\p{L})|\s(?:slu|sau|sl)(?!\p{L})|sociedad|cooperativa|s\.?\s?coop/u

/** Names a company, as the line of a retailer's own address does. */
export const namesCompany = (folded: string): boolean => company.test(folded)

/** Stands beside a company's name or an office's, as the retailer's own address does. */
export const isBesideCompany = (lines: readonly TextLine[], { places }: AddressCandidate): boolean =>
  proseScore(lines, places) <= besideCompany

const besideCompany = -2

// "Titular: Bodegas Luna, S.L. NIF B00000000": the customer is a company.
const namesHolder = new RegExp(`^(?:${holderLabel.join('|')})\\s*[:·]`.replaceAll(' ', '\\s+'), 'u')

/** "CUPS ES00… · Distribuidora: i-DE" and "Peaje 2.0TD · E-Redes · Averías" name an office, too, and belong to the supply. */
const isOfOffice = ({ text, folded }: Cell) =>
  text.length > longestLabel && namesOffice(folded) && !holdsCups(text) && !/\b2\.0\s?td\b/.test(folded)

const longestLabel = 40

/** Offices stand in sentences and in small print beside a company's name. */
export function proseScore(lines: readonly TextLine[], places: readonly Placed[]): number {
  let score = 0
  for (const { line, cell } of places) {
    if (namesOffice(cell.folded)) score -= 3
    else if (company.test(cell.folded)) score -= 2
    else if (cell.text.length > 130) score -= 1.5
    const own = lines[line]
    // What stands farther away is the head of another box.
    const isNear = (other: TextLine) =>
      own !== undefined && Math.abs(other.top - own.top) <= paragraphReach * Math.max(own.height, other.height)
    const beside = [line - 1, line + 1].flatMap(at => {
      const other = lines[at]
      if (!other || !isNear(other)) return []
      return other.cells.filter(
        near =>
          overlap(near, cell) &&
          !namesHolder.test(near.folded) &&
          !(at > line && isHeadOfForm(lines, { line: at, cell: near })),
      )
    })
    if (
      beside.some(
        near => company.test(near.folded) && /cif|nif|comercializ|inscrit|reg|\b[a-h]-?\d{8}\b/.test(near.folded),
      )
    )
      score -= 2.5
    else if (beside.some(isOfOffice)) score -= 1
  }
  return Math.max(-4, score)
}
