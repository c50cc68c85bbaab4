import { cupsControlLetters, cupsProblem } from '#domain/cups.ts'

// What OCR takes for the digit, in the positions where only a digit can be; and for the control letter, where only a letter can.
const digitLookalikes: Record<string, string> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  '|': '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
}
const letterLookalikes: Record<string, string> = {
  '0': 'DQ',
  O: 'DQ',
  '1': 'LJT',
  I: 'LJT',
  '2': 'Z',
  '4': 'A',
  '5': 'S',
  '6': 'G',
  '7': 'T',
  '8': 'B',
}

const separator = String.raw`[\s.\-‐‑–−—·/_:]`
const gap = `${separator}{0,3}`
const digit = '[0-9OQDILSBZG|]'
// "1pP", "O0F" in a picture: one of the last two signs, seen twice.
const candidate = new RegExp(
  `(?:(?<![A-Z0-9])|(?<=CUPS))[E€F]\\s?[S5$]((?:${gap}${digit}){16,17}?)${gap}([A-Z0-9])${gap}([A-Z0-9])(?:${gap}(?:[0O](?=[0O])|[1I](?=[1I]))?([0-9OI])([FPRCXYZ])\\5?)?(?:(?![A-Z0-9])|(?=[A-Z0-9][A-Z](?![A-Z0-9])))`,
  'g',
)

/** Every CUPS whose control letters agree, look-alikes repaired by position, and where it is. */
export function cupsIn(text: string): { cups: string; at: number; end: number }[] {
  return [...text.toUpperCase().matchAll(candidate)].flatMap(match => {
    const [whole, middle = '', first = '', second = '', suffixDigit = '', suffixLetter = ''] = match
    const digits = middle.replace(new RegExp(separator, 'g'), '').replace(/\D/g, char => digitLookalikes[char] ?? char)
    const agreeing = sixteenOf(digits).filter(some => {
      const letters = cupsControlLetters(some)
      return looksLike(first, letters.charAt(0)) && looksLike(second, letters.charAt(1))
    })
    if (agreeing.length !== 1) return []
    const suffix = suffixDigit.replace('O', '0').replace('I', '1') + suffixLetter
    const cups = `ES${agreeing[0]}${cupsControlLetters(agreeing[0] ?? '')}${suffix}`
    return cupsProblem(cups) === null ? [{ cups, at: match.index, end: match.index + whole.length }] : []
  })
}

/** The digits of a CUPS; of one too many, each way to leave out a sign that a picture doubled. */
function sixteenOf(digits: string): string[] {
  if (digits.length === 16) return [digits]
  const doubled = [...digits.matchAll(/(.)(?=\1)/g)].map(
    ({ index }) => digits.slice(0, index) + digits.slice(index + 1),
  )
  return [...new Set(doubled)]
}

const looksLike = (char: string, letter: string) =>
  char === letter || (letterLookalikes[char]?.includes(letter) ?? false)
