/** How the product's languages write an amount below a thousand. */
const written: Record<string, (figure: string) => string> = {
  'es-ES': figure => `${figure.replace('.', ',')}\u00a0€`,
  'en-GB': figure => `€${figure}`,
}

/**
 * An amount as the language writes it, whole euros without cents: "3,90 €", "120 €". What the first page shows does without `Intl`,
 * whose first use takes a phone 80 ms while React takes that page over.
 */
export function euros(amount: number, language: string): string {
  const fractionDigits = Number.isInteger(amount) ? 0 : 2
  const write = amount < 1000 && written[language]
  if (write) return write(amount.toFixed(fractionDigits))
  const style = { style: 'currency', currency: 'EUR', minimumFractionDigits: fractionDigits } as const
  return new Intl.NumberFormat(language, style).format(amount)
}

/** The price of one kWh, which has more decimals than an amount: "0,131 €". */
export function unitPrice(price: number, language: string): string {
  return (written[language] ?? String)(price.toFixed(3))
}
