// Zero-width characters, byte-order marks, soft hyphens, direction marks, control characters and half characters: never meant.
const invisible = /[\p{Cc}\p{Cf}\p{Cs}]/gu
const blanks = /\s/gu
// What people and printers put between the groups of a code: every kind of dash, dots, slashes, commas, colons, brackets.
const separators = /[\p{Pd}\u2212._/\\,:;·'"()[\]]/gu
// Private use and characters no font knows: they show as a box at best.
const meaningless = /[\p{Co}\p{Cn}]/gu

// Single accents, curved quotes, primes: what keyboards and word processors put where an apostrophe is meant.
const apostrophes = /[\u00b4`\u2018\u2019\u02bc\u2032\uff07]/g
// They choose between two looks of the character before them: "®" as a sign or as a small picture.
const variationSelectors = /[\ufe0e\ufe0f]/g

// What is nothing but this needs no look at the whole of Unicode, which takes longer than all else that is asked of a code.
const plain = /^[!-~]*$/
const plainLettersAndDigits = /^[A-Za-z0-9]*$/

/** Full-width letters, digits and signs as Asian keyboards type them, and Arabic digits, in their plain form. */
function plainCharacters(input: string): string {
  return input
    .replace(/[\uff01-\uff5e]/g, char => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) & 0xf))
}

/** For e-mail, postal code and the like: no blanks of any kind, nothing invisible, plain characters; case is kept. */
export function withoutBlanks(input: string): string {
  if (plain.test(input)) return input
  return plainCharacters(input.replace(invisible, '').replace(blanks, ''))
}

/** For CUPS, documents and IBAN: as `withoutBlanks`, without separators either, in upper case. */
export function normaliseCode(input: string): string {
  if (plainLettersAndDigits.test(input)) return input.toUpperCase()
  return withoutBlanks(input).replace(separators, '').toUpperCase()
}

/** The members that say something: neither empty nor undefined. */
export function withoutEmpty<Members extends object>(members: Members): Partial<Members> {
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== '' && value !== undefined),
  ) as Partial<Members>
}

/** In capitals without accents, to compare. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
}

/** For names and streets: no invisible or direction-changing characters, single blanks, plain apostrophes, trimmed. */
export function normaliseText(input: string): string {
  return input
    .replace(blanks, ' ')
    .replace(invisible, '')
    .replace(meaningless, '')
    .replace(variationSelectors, '')
    .replace(apostrophes, "'")
    .replace(/ {2,}/g, ' ')
    .trim()
    .normalize('NFC')
}
