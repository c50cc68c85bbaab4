import { defaultLanguage, htmlLang } from './languages.ts'

const language = htmlLang(defaultLanguage)
new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(0)
new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format()
new Intl.ListFormat(language).format([language, language])
new Intl.DisplayNames(language, { type: 'region' }).of('ES')
new Intl.Collator(language).compare(language, language)
postMessage('warm')
