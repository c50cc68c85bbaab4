import { htmlLang, type Language } from '#i18n/languages.ts'
import { html, type Markup } from '../page/html.ts'

/** A moment in milliseconds as mailboxes write it, in the product's time zone: `2 mar, 10:00`. */
export function moment(at: number, language: Language): Markup {
  const words = new Intl.DateTimeFormat(htmlLang(language), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Madrid',
  }).format(at)
  return html`<time datetime="${new Date(at).toISOString()}">${words}</time>`
}
