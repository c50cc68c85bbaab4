import { htmlLang } from '#i18n/languages.ts'
import { detectPageLanguage } from './detect-page-language.ts'
import { loadAgain } from './load-again.ts'
import { endPreHydration } from './pre-hydration-click.ts'

/** The id of the template in which the build leaves the message, once in each language: see scripts/web/with-first-step.ts. */
export const templateId = 'missing-scripts'

/** What is done when the page's own scripts could not be had. Runs where none of them may be there. */
export function onMissingScripts(): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  loadAgain({
    isReload: arrival?.type === 'reload',
    isOnline: navigator.onLine,
    whenOnline: run => addEventListener('online', run, { once: true }),
    reload: () => location.reload(),
    tell: () => showMessage(document, htmlLang(detectPageLanguage()), () => location.reload()),
  })
}

/** Shows the message in the place of the page; in the first language where there is none in `lang`. */
export function showMessage(page: Document, lang: string, retry: () => void): void {
  const template = page.querySelector<HTMLTemplateElement>(`template#${templateId}`)
  const messages = [...(template?.content.children ?? [])] as HTMLElement[]
  const message = (messages.find(each => each.lang === lang) ?? messages[0])?.cloneNode(true) as HTMLElement | undefined
  if (!message) return
  // What was drawn ahead is hidden, not removed: the browser keeps what was typed there for the next try.
  page.documentElement.dataset.skipPrerendered = ''
  page.documentElement.lang = message.lang
  page.body.append(message)
  // The button has to hear of presses.
  endPreHydration(page)
  message.querySelector('button')?.addEventListener('click', retry)
  const heading = message.querySelector('h1')
  page.title = heading?.textContent ?? ''
  heading?.focus()
}
