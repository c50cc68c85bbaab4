import { htmlLang, type Language } from '#i18n/languages.ts'

/** An amount as the language writes it: `3,90 €`, `€3.90`; whole amounts without cents where asked for. */
export function euros(amount: number, language: Language, { isWhole = false } = {}): string {
  const digits = isWhole ? 0 : 2
  const format = {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const
  return new Intl.NumberFormat(htmlLang(language), format).format(amount)
}
