/** Lower case, no accents, plain blanks. As long as the text itself, so that a place found in one is the same place in the other. */
export function fold(text: string): string {
  let folded = ''
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index)
    const base = char.normalize('NFD').charAt(0).toLowerCase()
    folded += /\s/.test(char) ? ' ' : base.length === 1 ? base : char
  }
  return folded
}
