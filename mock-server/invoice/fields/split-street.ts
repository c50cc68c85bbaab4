/** A street address in the wizard's three fields; '' where it is not certain. */
export interface StreetParts {
  street: string
  streetNr: string
  apartment: string
}

// 12, 12B, 12-14, 7 BIS, S/N, Nº 5. Up to four digits, since nothing longer is a house number; "3º" is a floor.
const houseNumber =
  /(?<=^|[\s,])(?:n(?:[º°o]|[uú]m)\.?\s*)?(\d{1,4}(?:\s?[-/]\s?\d{1,4})?[a-z]?(?:\s(?:bis|dup(?:licado)?)\b)?|s\/n)(?=$|[\s,;.-])/giu
const onlyStreetType =
  /^(?:c\/?|cl\.?|calle|carrer|av(?:da|d|enida|inguda)?\.?|pl(?:aza|ça|z)?\.?|p(?:aseo|asseig|º|so)\.?|r[uú]a|ronda|ctra\.?|carretera|camino|cam[ií])$/iu
// After one of these comes a door or a milestone.
const otherNumber =
  /\b(?:bloque|blq?|portal|esc(?:alera)?|piso|planta|pl|pta|puerta|parcela|km|k\.m|local|nave|chalet|casa|bajo|apto)\.?$/iu

/** Splits street, number and flat. With `streetAbove` the first line is the street and the next begins with the number. */
export function splitStreet(lines: readonly string[], { streetAbove }: { streetAbove: boolean }): StreetParts {
  const [first = '', second = '', ...rest] = lines
  const numberBelow = streetAbove ? numberIn(second) : null
  if (numberBelow?.head === '')
    return { street: first, streetNr: numberBelow.number, apartment: flat([numberBelow.tail, ...rest].join(' ')) }
  const text = lines.join(' ').replace(/\s+/g, ' ')
  const found = numberIn(text)
  if (!found) return { street: /\d/.test(text) ? '' : text, streetNr: '', apartment: '' }
  return { street: found.head, streetNr: found.number, apartment: flat(found.tail) }
}

/** The first number that is not part of a name ("C/ 2 DE MAYO") nor all that follows the street type ("CALLE 12"). */
function numberIn(text: string): { head: string; number: string; tail: string } | null {
  for (const match of text.matchAll(houseNumber)) {
    const head = text.slice(0, match.index).replace(/[\s,]+$/, '')
    const tail = text.slice(match.index + match[0].length)
    if (otherNumber.test(head)) return null
    if (onlyStreetType.test(head) || /^\s+de(?:l|\b)/i.test(tail)) continue
    return { head, number: match[1] ?? '', tail }
  }
  return null
}

const flat = (text: string) => text.replace(/^[\s,;.-]+|[\s,;-]+$/g, '')
