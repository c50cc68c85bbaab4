/** A telephone number of which only the last three digits show, on one line: `••• ••• 678`. */
export function maskedPhone(number: string): string {
  return `•••\u00a0•••\u00a0${number.slice(-3)}`
}
