/** "Calle Cabo de" over "Palos": a line that ends so goes on below. */
export const endsInSmallWord =
  /\s(?:de|del|de (?:la|las|los|les|l['’])|d['’]|da|do|dos|das|la|el|els|los|las|les|y|i|e)$/iu

/**
 * The lines of one text, one after the other. "Ramón y Ca-" and "jal" are one word, be it that the second has got its beginning back
 * already; "Fernández-" and "Ladreda" are a name with a hyphen.
 */
export function joinedLines(lines: readonly string[]): string {
  return lines.reduce((text, line) => {
    // "3-" over "5, Bajo"
    if (/\d-$/.test(text) && /^\d/.test(line)) return text + line
    const [broken = '', beginning = ''] = /(\p{L}+)-$/u.exec(text) ?? []
    if (broken === '' || !/^\p{L}/u.test(line)) return `${text} ${line}`
    const before = text.slice(0, -broken.length)
    if (line.startsWith(beginning)) return before + line
    return /^\p{Ll}/u.test(line) ? before + beginning + line : text + line
  })
}
