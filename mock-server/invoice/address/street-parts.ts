import { streetTypes } from '../evidence/wordings.ts'
import { fold } from '../text/fold.ts'

/** A street address in the wizard's three fields; '' where it is not certain. */
export interface StreetParts {
  street: string
  streetNr: string
  apartment: string
}

// 12, 12B, 12-14, 7 BIS, S/N, Nº 5. Up to four digits, since nothing longer is a house number; "3º" is a floor, "1r" and "3." too.
const houseNumber =
  /(?<=^|[\s,])(?:n(?:[º°o]|[uú]m(?:ero)?)\.?\s*:?\s*)?(\d{1,4}(?:\s?[-/]\s?\d{1,4})?[a-z]?(?:\s(?:bis|dup(?:licado)?)\b)?|s\/n)(?=$|[\s,;]|[.-](?!\d))/giu
const onlyStreetType = new RegExp(`^(?:${streetTypes})$`, 'u')
// After one of these comes a door or a milestone.
const otherNumber =
  /(?<!\p{L})(?:bloque|blq?|portal|esc(?:alera)?|piso|planta|pta|puerta|parcela|km|k\.m|local|nave|chalet|casa|bajo|apto|p[oó]l[ií]gono|pol)\.?$/iu
// "2 de Mayo", "11 de Setembre", "25 de Julio": a day, not a house.
const day = /^\s+(?:de[l ]|d['’])/i

/** Splits "C/ Luna, 2, 3º B" into street, number and flat. */
export function splitStreet(text: string): StreetParts {
  const clean = trimmed(text.replace(/\s+/g, ' '))
  const found = numberIn(clean)
  if (!found) return { street: /\d/.test(clean) ? '' : clean, streetNr: '', apartment: '' }
  return { street: found.head, streetNr: found.number, apartment: trimmed(found.tail) }
}

/** The first number that is not part of a name ("C/ 2 DE MAYO") nor all that follows the street type ("CALLE 12"). */
function numberIn(text: string): { head: string; number: string; tail: string } | null {
  for (const match of text.matchAll(houseNumber)) {
    const head = text.slice(0, match.index).replace(/[\s,.·-]+$/, '')
    const tail = text.slice(match.index + match[0].length)
    if (head === '' && !/^s\/n/i.test(match[1] ?? '')) continue
    if (otherNumber.test(head)) return null
    if (onlyStreetType.test(fold(head)) || day.test(tail)) continue
    return { head, number: match[1] ?? '', tail }
  }
  return null
}

const trimmed = (text: string) => text.replace(/^[\s,;:.·–-]+|[\s,;:·(–-]+$/gu, '')
