/** How the product's first languages write an amount below a thousand. `Intl` writes every other amount and language. */
const written: Record<string, (figure: string) => string> = {
  'es-ES': figure => `${figure.replace('.', ',')}\u00a0€`,
  'en-GB': figure => `€${figure}`,
}

/** An amount as the language writes it: "3,90 €", "120 €". The first use of `Intl` takes a phone 80 ms: the first page does without. */
export function euros(amount: number, language: string): string {
  return write(amount, language, Number.isInteger(amount) ? 0 : 2)
}

/** The price of one kWh, which has more decimals than an amount: "0,131 €". */
export function unitPrice(price: number, language: string): string {
  return write(price, language, 3)
}

/** Writes amounts with their cents: "64,20 €". */
export function euroFormat(language: string, options: Intl.NumberFormatOptions = {}): (amount: number) => string {
  return new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', ...options }).format
}

function write(amount: number, language: string, fractionDigits: number): string {
  const writeShort = amount < 1000 && written[language]
  if (writeShort) return writeShort(amount.toFixed(fractionDigits))
  const style = { style: 'currency', currency: 'EUR', minimumFractionDigits: fractionDigits } as const
  return new Intl.NumberFormat(language, style).format(amount)
}
