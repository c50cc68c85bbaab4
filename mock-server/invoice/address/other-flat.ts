// "PISO 03", "3º", "3-B"
const numbersOf = (flat: string) => new Set(flat.match(/\d+/g)?.map(Number))
// The letter of a door: "3º B", "3B", "3º b". Other small ones end an ordinal: "1r 2a".
const doorLetter = /(?<!\p{L})\p{Lu}(?!\p{L})|(?<=[ºª]\s?)\p{Ll}(?!\p{L})/gu
const lettersOf = (flat: string) => new Set(flat.match(doorLetter)?.map(letter => letter.toUpperCase()))
const left = /(?<!\p{L})(?:iz|esq|ezk)/iu
const right = /(?<!\p{L})(?:dch|dta|der|dreta|eskuin)/iu

/**
 * Two flats of one house: each has a number or a door's letter that the other has not, or they are on two sides. "1º D" and "PISO 1" may be
 * one, and so may "Portal 1, 2º A" and "2º A".
 */
export const areOtherFlats = (one: string, other: string): boolean =>
  contradict(numbersOf(one), numbersOf(other)) ||
  contradict(lettersOf(one), lettersOf(other)) ||
  (left.test(one) && right.test(other)) ||
  (right.test(one) && left.test(other))

const contradict = <Sign>(one: ReadonlySet<Sign>, other: ReadonlySet<Sign>) =>
  [...one].some(sign => !other.has(sign)) && [...other].some(sign => !one.has(sign))
