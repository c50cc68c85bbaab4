import { freeParts, partsOfFlat } from '../evidence/address-wordings.ts'
import { fold } from '../text/fold.ts'
import { isFlat, isSide, namesFlat } from './flat-words.ts'
import type { Part } from './part-labels.ts'

/** The value can be what the label asks for: "—" is an empty field; "Aldea | esk." and "Aldea | C" are doors in Basque, and a hamlet in Galician. */
export function isSaid(part: Part, label: string, value: string): boolean {
  if (!/[\p{L}\d¿]/u.test(value) || saysNothing.test(value)) return false
  if (part === 'number') return isHouse(value)
  if (part === 'suffix') return isSuffix(value)
  // Nought in a field that names no floor says that there is none.
  if (part === 'flat' && /^0+$/.test(value) && !namesFloor.test(fold(label))) return false
  // "Porta | | Import", an empty field beside the label of another form.
  if (part === 'flat' && !mayBeAnything.test(fold(label)) && !mayBeFlat(value)) return false
  // "Situación Alta" is the contract's.
  if (/^situaci/i.test(label) && !/\d/.test(value) && !isFlat(value)) return false
  return !/^aldea/i.test(label) || isSide(value) || /^\p{L}$/u.test(value)
}

// What some programs print in an empty field.
const saysNothing =
  /^(?:s\.?\/\s?d\.?|n\.?\/\s?a\.?|no (?:consta|aplica|procede)|sin (?:datos?|informar)|nulo|null|none|nd)$/iu

/** "BIS", "dpdo.": behind a number, and nowhere else. */
export const isBis = (value: string): boolean => /^(?:bis|ter|dup\p{L}*|dpdo)\.?$/iu.test(value)
/** "B" or "bis" of a house "8 B" or "8 bis". */
export const isSuffix = (value: string): boolean => /^\p{L}$/u.test(value) || isBis(value)

const namesFloor = new RegExp(`^(?:${partsOfFlat.floor})`)

const mayBeAnything = new RegExp(`^(?:${freeParts})`, 'u')
const mayBeFlat = (value: string) => /[\d¿]|^.{1,3}$/u.test(value) || isFlat(value) || namesFlat(value)

/**
 * Not "Número: 2025/07/118", which is the bill's, nor "Nº: C-33.108", the contract's. "s/n" may have lost its thin stroke in a picture, and
 * what is hardly legible there hides a number.
 */
const isHouse = (value: string) =>
  /^(?:n[\p{L}.º°]{0,6}|km\.?|p\.?k\.?|parc\p{L}{0,4}\.?)?\s?\d{1,4}(?!\d)|^s\P{L}{0,3}[il]?\P{L}{0,2}n\P{L}*$|^sin n|^z\/g|^\p{L}$|^¿/iu.test(
    value,
  ) && !/\d{5}|\d+[/-]\d+[/-]\d+/.test(value)
