import { languages } from '#i18n/languages.ts'
import { html, type Markup } from './html.ts'
import { languageParameter, type Visit } from './visit.ts'

const ownNames = { es_ES: ['Español', 'ES'], en_GB: ['English', 'EN'] } as const

/** The languages as links to this same page; the present one is marked. */
export function languageChoice({ language, say, here }: Visit): Markup {
  const choice = languages.map(code => {
    const [name, short] = ownNames[code]
    const country = code.slice(-2)
    return html`<li><a href="${addressIn(code, here)}" lang="${code.slice(0, 2)}" hreflang="${code.slice(0, 2)}"${code === language && html` aria-current="true"`}><img src="/__mock/journey/flags/${country}.svg" alt="" width="20" height="14"><span class="long">${name}</span><span class="short">${short}</span></a></li>`
  })
  return html`<nav class="languages" aria-label="${say('shell.languages')}"><ul>${choice}</ul></nav>`
}

function addressIn(code: string, here: string): string {
  const [path = '', search] = here.split('?', 2)
  const query = new URLSearchParams(search)
  query.delete('language')
  query.set(languageParameter, code)
  return `${path}?${query}`
}
