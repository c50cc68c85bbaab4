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

/** What may follow the country in a Spanish code, by each way in which its `ES` is mistyped or left out. */
export function withoutSpain(code: string): string[] {
  const spellings = ['ES', 'SE', 'E5', 'E', 'S', '']
  return spellings.filter(each => code.startsWith(each)).map(each => code.slice(each.length))
}

/** The one candidate that passes: a slip with two possible meanings gets no suggestion. */
export function onlyOne(candidates: readonly string[], isGood: (candidate: string) => boolean): string | null {
  const [good, ...others] = new Set(candidates.filter(isGood))
  return good !== undefined && others.length === 0 ? good : null
}
