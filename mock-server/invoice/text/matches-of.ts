/**
 * Every match of a global expression, as `matchAll` gives them. That one copies the expression for every text, which for one of a hundred
 * alternatives takes longer than to look for it.
 */
export function matchesOf(text: string, expression: RegExp): RegExpExecArray[] {
  expression.lastIndex = 0
  const matches: RegExpExecArray[] = []
  for (let match = expression.exec(text); match; match = expression.exec(text)) {
    matches.push(match)
    if (match[0] === '') expression.lastIndex += 1
  }
  return matches
}

/** The match of a sticky expression at the beginning of a text. */
export function matchAtStart(text: string, expression: RegExp): RegExpExecArray | null {
  expression.lastIndex = 0
  return expression.exec(text)
}
