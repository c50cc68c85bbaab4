/** An amount as the language writes it, whole euros without cents: "3,90 €", "120 €". */
export function euros(amount: number, language: string): string {
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2
  return new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', minimumFractionDigits }).format(amount)
}
