import type { MessageKey } from '#i18n/message.ts'
import { digitsFor, onlyOne } from './lookalikes.ts'
import { normaliseCode } from './normalise.ts'

/** The control letters of a document and of a CUPS, by the remainder of 23. */
export const controlLetters = 'TRWAGMYFPDXBNJZSQVHLCKE'
const cifControlLetters = 'JABCDEFGHI'

// The formats the specification names; its document format takes NIF with K, L or M as well, since its checksum rule does.
const documentFormat = /^(?:\d{8}|[XYZKLM]\d{7})[A-Z]$/
const cifFormat = /^[A-Z]\d{7}[A-Z\d]$/
const cifKind = /^[ABCDEFGHJNPQRSUVW]\d{7}[A-J\d]$/

export type IdentityType = 'DNI' | 'NIE' | 'NIF' | 'CIF'

/** Upper case without separators, label (`N.I.F.:`) or the `ES` of a VAT number. An old NIE (X, zero, 7 digits) loses its zero. */
export function normaliseIdentity(input: string): string {
  return normaliseCode(input)
    .replace(/^(?:DNI|NIE|NIF|CIF)+/, '')
    .replace(/^ES(?=(?:[A-Z]\d|\d\d)\d{6}[A-Z\d]$)/, '')
    .replace(/^X0(?=\d{7}[A-Z]$)/, 'X')
}

/** Whether what was typed begins as a NIE does. */
export function startsAsNie(input: string): boolean {
  return /^[XYZ]/.test(normaliseIdentity(input))
}

function mod23Letter(digits: string): string | undefined {
  return controlLetters[Number(digits) % 23]
}

/** The control of a CIF's 7 digits: what even places and the digit sums of the doubled odd places lack to the next ten. */
function hasCifControl(code: string): boolean {
  let sum = 0
  for (const [index, char] of [...code.slice(1, 8)].entries()) {
    const value = index % 2 === 0 ? Number(char) * 2 : Number(char)
    sum += value > 9 ? value - 9 : value
  }
  const control = (10 - (sum % 10)) % 10
  // Which kinds carry a digit and which a letter is disputed among sources: either form is accepted.
  return code[8] === String(control) || code[8] === cifControlLetters[control]
}

/** Which document a normalised code is, by format and control character; null when it is none. */
export function identityType(code: string): IdentityType | null {
  const letter = code[8]
  if (/^\d{8}[A-Z]$/.test(code)) return letter === mod23Letter(code.slice(0, 8)) ? 'DNI' : null
  if (/^[XYZ]\d{7}[A-Z]$/.test(code)) {
    const digits = `${'XYZ'.indexOf(code.charAt(0))}${code.slice(1, 8)}`
    return letter === mod23Letter(digits) ? 'NIE' : null
  }
  if (/^[KLM]\d{7}[A-Z]$/.test(code)) return letter === mod23Letter(code.slice(1, 8)) ? 'NIF' : null
  return cifKind.test(code) && hasCifControl(code) ? 'CIF' : null
}

/** The document field: a person's DNI, NIE or NIF, also when a company signs up. A CIF has its own field. */
export function checkDocument(input: string): MessageKey | null {
  const code = normaliseIdentity(input)
  if (code === '') return 'error.required'
  const type = identityType(code)
  if (type === 'CIF') return 'error.document.cifNotAllowed'
  if (!documentFormat.test(code)) return 'error.document.format'
  return type === null ? 'error.document.check' : null
}

/** Whether a code is a document, of a person or a company, but for its control character. */
export function hasWrongControl(input: string): boolean {
  const code = normaliseIdentity(input)
  return (documentFormat.test(code) || cifKind.test(code)) && identityType(code) === null
}

/** The CIF field, which only a company fills in and which takes nothing but a CIF. */
export function checkCif(input: string): MessageKey | null {
  const code = normaliseIdentity(input)
  if (code === '') return 'error.required'
  if (!cifFormat.test(code)) return 'error.cif.format'
  return identityType(code) === 'CIF' ? null : 'error.document.check'
}

/** Whether a code is the document of a person: DNI, NIE or NIF. */
export function isPersonal(input: string): boolean {
  const type = identityType(normaliseIdentity(input))
  return type !== null && type !== 'CIF'
}

/** Whether a code is the CIF of a company. */
export function isCif(input: string): boolean {
  return identityType(normaliseIdentity(input)) === 'CIF'
}

/** The document that was meant, where leading zeros or the letter are missing, or a letter replaces a digit. */
export function suggestDocument(input: string): string | null {
  const code = normaliseIdentity(input)
  if (isPersonal(code)) return null
  const [, first = '', digits = '', letter = ''] = /^([XYZKLM]?)(.*?)([A-Z]?)$/.exec(code) ?? []
  if (digits.length < 5) return null
  const padded = `${first}${digitsFor(digits).padStart(first ? 7 : 8, '0')}`
  // A letter that is missing follows from the digits, if all of them are there.
  const isWhole = digits.length === (first ? 7 : 8)
  const letters = letter ? [letter] : isWhole ? [...controlLetters] : []
  return onlyOne(
    letters.map(control => padded + control),
    isPersonal,
  )
}

/** The CIF that was meant, where a letter replaces a digit. */
export function suggestCif(input: string): string | null {
  const code = normaliseIdentity(input)
  if (isCif(code)) return null
  return onlyOne([`${code.charAt(0)}${digitsFor(code.slice(1, 8))}${code.slice(8)}`], isCif)
}
