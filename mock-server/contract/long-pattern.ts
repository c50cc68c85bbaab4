/** What Ajv needs of a regular expression. */
interface Pattern {
  test(text: string): boolean
  /** Ajv tells patterns apart by it. */
  toString(): string
}

// "^[A-Za-z0-9+/]+={0,2}$": one sign many times, and a short end.
const manyOfOne = /^\^(?<sign>\[[^\]]+\])\+[^+*()]*\$$/
const chunk = 65_536

/**
 * A pattern of the contract. V8 keeps a place to go back to for each repeated sign: in a file of 8 MB it may run out of room ("Maximum call
 * stack size exceeded"), once a process has compiled so many expressions that it no longer optimizes them. So long texts are tested in pieces.
 */
export function longPattern(pattern: string, flags: string): Pattern {
  const whole = new RegExp(pattern, flags)
  const { sign } = manyOfOne.exec(pattern)?.groups ?? {}
  if (sign === undefined) return whole
  const signs = new RegExp(`^${sign}+$`, flags)
  return {
    toString: () => String(whole),
    test(text) {
      let at = 0
      for (; text.length - at > 2 * chunk; at += chunk) if (!signs.test(text.slice(at, at + chunk))) return false
      return whole.test(text.slice(at))
    },
  }
}
