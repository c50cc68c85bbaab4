import { htmlLang, type Language } from '#i18n/languages.ts'

/** A moment as mailboxes write it, in the product's time zone: `2 mar, 10:00`. */
export function moment(at: string, language: Language): string {
  return new Intl.DateTimeFormat(htmlLang(language), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Madrid',
  }).format(new Date(at))
}
