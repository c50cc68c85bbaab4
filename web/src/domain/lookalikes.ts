const digits: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  B: '8',
  G: '6',
}

/** Capitals that are taken for digits, as the digits: `O` is a zero, `I` a one. */
export function digitsFor(code: string): string {
  return code.replace(/[OQDILZSBG]/g, letter => digits[letter] ?? letter)
}

/** The one candidate that passes: a slip with two possible meanings gets no suggestion. */
export function onlyOne(candidates: readonly string[], isGood: (candidate: string) => boolean): string | null {
  const [good, ...others] = new Set(candidates.filter(isGood))
  return good !== undefined && others.length === 0 ? good : null
}
