import { municipalities } from './postal-codes.ts'

let known: ReadonlySet<string> | null = null

// A shorter word is too often another one.
const word = /\p{L}{5,}/gu

/**
 * "Gemika" in a picture is "Gernika": a word that no place has, and that is one of a place's name where an "m" of it is "rn".
 * Streets are often named after places and the saints places are named after. Accents count: "Comella" is a name, "Comellà" is none.
 */
export const withPartedLetters = (street: string): string => street.replace(word, read => partedLetters(read) ?? read)

function partedLetters(read: string): string | undefined {
  known ??= new Set(municipalities().flatMap(({ name }) => name.toLowerCase().match(word) ?? []))
  if (known.has(read.toLowerCase())) return undefined
  return [...read.matchAll(/m/g)]
    .map(({ index }) => `${read.slice(0, index)}rn${read.slice(index + 1)}`)
    .find(name => known?.has(name.toLowerCase()))
}
