import { htmlLang, type Language } from '#i18n/languages.ts'

/** An amount as the language writes it: `3,90 €`, `€3.90`. */
export function euros(amount: number, language: Language, digits = 2): string {
  return new Intl.NumberFormat(htmlLang(language), {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
}
