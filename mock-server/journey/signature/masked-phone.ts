/** A telephone number of which only the last three digits show: `••• ••• 678`. */
export function maskedPhone(number: string): string {
  return `••• ••• ${number.slice(-3)}`
}
