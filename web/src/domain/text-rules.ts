import type { MessageKey } from '#i18n/message.ts'
import type { FormValues } from './form-values.ts'
import {
  companyNameMaxCharacters,
  municipalityMaxCharacters,
  passwordMaxCharacters,
  passwordMinCharacters,
  personNameMaxCharacters,
  streetMaxCharacters,
  streetNumberMaxCharacters,
} from './limits.ts'
import { normaliseText, withoutBlanks } from './normalise.ts'

// Letters of any script with the signs that names carry: spaces, hyphens, apostrophes, the Catalan middle dot, dots, ª and º.
const personName = /^[\p{L}\p{M} .,'·ªº\p{Pd}]+$/u
const letter = /\p{L}/u
const letterOrDigit = /[\p{L}\p{N}]/u
// Markup and pictures have no place on a contract. Unicode counts the signs of trade marks and rights among the pictures.
const unprintable = /[<>{}]|(?![©®™])\p{Extended_Pictographic}/u

/** A field that must not be empty; blanks and invisible characters do not count. */
export function checkRequired(input: string): MessageKey | null {
  return normaliseText(input) === '' ? 'error.required' : null
}

/** The length of a password is counted in characters as people see them typed; its blanks are kept. */
export function checkPassword(password: string): MessageKey | null {
  if (password === '') return 'error.required'
  const { length } = [...password]
  if (length < passwordMinCharacters) return 'error.password.short'
  return length > passwordMaxCharacters ? 'error.text.long' : null
}

/** Exactly five digits. Whether they exist and fit the province is a separate warning, see provinces.ts. */
export function checkPostalCode(input: string): MessageKey | null {
  const code = withoutBlanks(input)
  if (code === '') return 'error.required'
  return /^\d{5}$/.test(code) ? null : 'error.postalCode.digits'
}

/** A person's name or surname. */
export function checkPersonName(input: string): MessageKey | null {
  const name = normaliseText(input)
  if (name === '') return 'error.required'
  if (name.length > personNameMaxCharacters) return 'error.text.long'
  return personName.test(name) && letter.test(name) ? null : 'error.name.characters'
}

const freeText =
  (maxCharacters: number, whenEmpty: MessageKey = 'error.required') =>
  (input: string): MessageKey | null => {
    const text = normaliseText(input)
    if (text === '') return whenEmpty
    if (text.length > maxCharacters) return 'error.text.long'
    return letterOrDigit.test(text) && !unprintable.test(text) ? null : 'error.text.characters'
  }

/** A company's registered name. */
export const checkCompanyName = freeText(companyNameMaxCharacters)

/** The name of a street, without the number. */
export const checkStreet = freeText(streetMaxCharacters)

/** A street number, which may be `12 bis`, `s/n` or 0 where there is none. */
export const checkStreetNumber = freeText(streetNumberMaxCharacters, 'error.streetNumber.required')

/** The town or village. */
export const checkMunicipality = freeText(municipalityMaxCharacters)

/** The parts of an address that are needed, in the order of the screen. */
export const addressChecks = {
  address: checkStreet,
  street_number: checkStreetNumber,
  zipCode: checkPostalCode,
  province: checkRequired,
  municipality: checkMunicipality,
}
const addressParts = Object.keys(addressChecks) as (keyof typeof addressChecks)[]

/** Whether each part of an address is right by itself. */
export function isWholeAddress(values: Pick<FormValues, keyof typeof addressChecks>): boolean {
  return addressParts.every(part => addressChecks[part](values[part]) === null)
}
