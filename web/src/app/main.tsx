import '#styles/index.css'
// The page's styles are those of its static message, too, for which no script runs.
import '#pages/Page.module.css'
import '#wizard/PageHeader.module.css'
// The first step is part of the first load: the page is drawn with it at once.
import '#steps/account/AccountForm.tsx'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { chooseLanguage } from '#i18n/choose-language.ts'
import { createI18n } from '#i18n/create-i18n.ts'
import { followLanguage } from '#i18n/follow-language.ts'
import { defaultLanguage } from '#i18n/languages.ts'
import { reportErrors } from '#integrations/report-errors.ts'
import { createTrack } from '#integrations/tracking.ts'
import { allowScriptsOf } from '#integrations/trusted-types.ts'
import { whenIdle } from '#integrations/when-idle.ts'
import { stepAtom } from '#state/progress.ts'
import { isStored } from '#state/stored.ts'
import { keepPageOnDrop } from '#ui/page-files.ts'
import { preloadForm } from '#wizard/step-forms.ts'
import { App } from './App.tsx'
import { detectPageLanguage, localStore, tabStore } from './browser.ts'
import { allowMovedElements } from './moved-elements.ts'
import { readPreHydrationInput } from './pre-hydration.ts'
import { Pages, wizardPath } from './routes.tsx'
import type { RuntimeConfig } from './runtime-config.ts'
import { createSignUps } from './start.ts'

const html = document.documentElement
const root = document.getElementById('root') as HTMLElement
const message = document.getElementById('start-failed')
const track = createTrack(window)
const report = reportErrors(track, window)

function fail(error: unknown) {
  console.error(error)
  root.hidden = true
  if (message) document.body.prepend(message)
  delete html.dataset.start
  message?.querySelector('h1')?.focus()
}

async function start() {
  // The server has checked the values.
  const config: RuntimeConfig = JSON.parse(document.getElementById('config')?.textContent ?? '')
  if (!config.environment) throw new Error('The page was served without its configuration.')
  const { google, tagManager } = config
  allowScriptsOf([google?.scriptUrl ?? '', tagManager?.url ?? '', ...(tagManager?.origins.split(' ') ?? [])])
  const texts = createI18n(config.translation)
  const isReturning = isStored(tabStore)
  const signUps = await createSignUps(config)
  await Promise.all([
    // A catalogue that cannot be loaded leaves the interface in Spanish.
    chooseLanguage(texts, detectPageLanguage()).catch(() => {}),
    location.pathname === wizardPath && preloadForm(signUps.current().get(stepAtom)),
    // The steps that an earlier visit filled in say what is in them.
    isReturning && import('#i18n/later.ts').catch(() => {}),
  ])
  const isPrerendered = root.hasChildNodes() && texts.language === defaultLanguage && !isReturning
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const page = (
    <App signUps={signUps} texts={texts}>
      <BrowserRouter>
        <Pages status={arrival?.responseStatus} />
      </BrowserRouter>
    </App>
  )
  const options = { onCaughtError: report, onUncaughtError: fail }
  if (isPrerendered) {
    readPreHydrationInput()
    startTransition(() => void hydrateRoot(root, page, options))
  } else {
    root.replaceChildren()
    createRoot(root, options).render(page)
  }
  root.hidden = false
  message?.remove()
  html.dataset.start = 'done'
  followLanguage(texts, html, localStore, whenIdle)
  // An observer that cannot be loaded is no trouble of the customer.
  whenIdle(() =>
    import('#integrations/observers.ts').then(({ startObservers }) => startObservers(config, track)).catch(() => {}),
  )
}

keepPageOnDrop(document)
allowMovedElements(Node)
// A separate task: between it and the evaluation of the scripts, the browser draws and answers.
if (html.dataset.start !== 'outdated') setTimeout(() => start().catch(fail))
