import type { MessageKey } from '#i18n/message.ts'
import { normaliseCode } from './normalise.ts'

const letterTable = 'TRWAGMYFPDXBNJZSQVHLCKE'
const cifControlLetters = 'JABCDEFGHI'

// The formats the specification names; its document format takes NIF with K, L or M as well, since its checksum rule does.
const documentFormat = /^(?:\d{8}|[XYZKLM]\d{7})[A-Z]$/
const cifFormat = /^[A-Z]\d{7}[A-Z\d]$/
const cifKind = /^[ABCDEFGHJNPQRSUVW]\d{7}[A-J\d]$/

export type IdentityType = 'DNI' | 'NIE' | 'NIF' | 'CIF'

/**
 * Upper case without blanks and separators, nor a label (`N.I.F.:`), nor the `ES` of a VAT number in front.
 * A NIE printed before 2008 as X, zero and 7 digits loses that zero.
 */
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
  return letterTable[Number(digits) % 23]
}

/** The control of a CIF's 7 digits, from 0 to 9: even places plus the digit sums of the doubled odd places, up to the next ten. */
function cifControl(digits: string): number {
  let sum = 0
  for (const [index, char] of [...digits].entries()) {
    const value = index % 2 === 0 ? Number(char) * 2 : Number(char)
    sum += value > 9 ? value - 9 : value
  }
  return (10 - (sum % 10)) % 10
}

function hasCifControl(code: string): boolean {
  const control = cifControl(code.slice(1, 8))
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

/** The CIF field, which only a company fills in and which takes nothing but a CIF. */
export function checkCif(input: string): MessageKey | null {
  const code = normaliseIdentity(input)
  if (code === '') return 'error.required'
  if (!cifFormat.test(code)) return 'error.cif.format'
  return identityType(code) === 'CIF' ? null : 'error.cif.check'
}

/** The commonest slip is a DNI without its leading zeros: the DNI it becomes with them, when that one is valid. */
export function suggestDocument(input: string): string | null {
  const code = normaliseIdentity(input)
  if (!/^\d{5,7}[A-Z]$/.test(code)) return null
  const padded = code.padStart(9, '0')
  return identityType(padded) === 'DNI' ? padded : null
}
