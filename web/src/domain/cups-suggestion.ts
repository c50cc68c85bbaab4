import { cupsControlLetters, cupsProblem, normaliseCups } from './cups.ts'
import { digitsFor, onlyOne } from './lookalikes.ts'

const prefixes = ['ES', 'SE', 'E5', 'E', 'S', ''] as const

/** The CUPS that was meant, where ES or the control letters are missing or a letter replaces a digit. Its control letters confirm it. */
export function suggestCups(input: string): string | null {
  const cups = normaliseCups(input)
  if (cupsProblem(cups) === null) return null
  const candidates = prefixes.filter(prefix => cups.startsWith(prefix)).map(prefix => mended(cups.slice(prefix.length)))
  return onlyOne(candidates, candidate => cupsProblem(candidate) === null)
}

function mended(afterPrefix: string): string {
  const digits = digitsFor(afterPrefix.slice(0, 16))
  const control = /^\d{16}$/.test(digits) ? cupsControlLetters(digits) : ''
  const typed = afterPrefix.slice(16, 18)
  const isControl = typed === '' || digitsFor(typed) === digitsFor(control)
  const suffix = afterPrefix.slice(18)
  return `ES${digits}${isControl ? control : typed}${digitsFor(suffix.slice(0, 1))}${suffix.slice(1)}`
}
