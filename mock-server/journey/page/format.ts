import { htmlLang } from '#i18n/languages.ts'
import { html, type Markup } from './html.ts'
import type { PageLanguage } from './texts.ts'

/** An amount in euros: `3,90 €`, `€3.90`. */
export function formatEuros(amount: number, language: PageLanguage): string {
  return new Intl.NumberFormat(htmlLang(language), { style: 'currency', currency: 'EUR' }).format(amount)
}

/** A time in milliseconds as mailboxes write it, in the product's time zone: `2 mar, 10:00`. */
export function formatTime(at: number, language: PageLanguage): Markup {
  const words = new Intl.DateTimeFormat(htmlLang(language), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Madrid',
  }).format(at)
  return html`<time datetime="${new Date(at).toISOString()}">${words}</time>`
}

/** A day in milliseconds, in the product's time zone: `2 de marzo de 2026`. */
export function formatDay(at: number, language: PageLanguage): string {
  return new Intl.DateTimeFormat(htmlLang(language), { dateStyle: 'long', timeZone: 'Europe/Madrid' }).format(at)
}

/** A telephone number with only its last three digits: `••• ••• 678`. */
export function maskPhone(number: string): string {
  return `•••\u00a0•••\u00a0${number.slice(-3)}`
}
