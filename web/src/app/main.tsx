import '#styles/index.css'
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
import { whenIdle } from '#integrations/when-idle.ts'
import { stepAtom } from '#state/progress.ts'
import { isStored } from '#state/stored.ts'
import { keepPageOnDrop } from '#ui/page-files.ts'
import { preloadForm } from '#wizard/step-forms.ts'
import { App } from './App.tsx'
import { detectPageLanguage, localStore, tabStore } from './browser.ts'
import { statusErrorOnArrival } from './http-status-error.ts'
import { readPreHydrationInput } from './pre-hydration.ts'
import { readRuntimeConfig } from './read-runtime-config.ts'
import { Pages, wizardPath } from './routes.tsx'
import { createSignUps } from './start.ts'
import { allowOwnScripts } from './trusted-types.ts'

const html = document.documentElement
const root = document.getElementById('root') as HTMLElement
const message = document.getElementById('start-failed')
const track = createTrack(window)
const report = reportErrors(track, window)

/** Shows the page's static message in place of what cannot go on. */
function fail(error: unknown) {
  console.error(error)
  root.hidden = true
  if (message) document.body.prepend(message)
  delete html.dataset.start
}

async function start() {
  const config = readRuntimeConfig(document)
  allowOwnScripts(config)
  const texts = createI18n(config.translation)
  const isReturning = isStored(tabStore)
  const signUps = await createSignUps(config)
  const { first: store } = signUps
  await Promise.all([
    // A catalogue that cannot be loaded leaves the interface in Spanish.
    chooseLanguage(texts, detectPageLanguage()).catch(() => {}),
    location.pathname === wizardPath && preloadForm(store.get(stepAtom)),
    // The steps that an earlier visit filled in say what is in them.
    isReturning && import('#i18n/later.ts').catch(() => {}),
  ])
  const isPrerendered = root.hasChildNodes() && texts.language === defaultLanguage && !isReturning
  const onReady = () => {
    followLanguage(texts, html, localStore, whenIdle)
    whenIdle(() => checkConfig().catch(fail))
    whenIdle(() =>
      import('#integrations/observers.ts')
        .then(({ startObservers }) => startObservers(config, track))
        // An observer that cannot be loaded is no trouble of the customer.
        .catch(() => {}),
    )
  }
  const page = (
    <App signUps={signUps} texts={texts} onReady={onReady}>
      <BrowserRouter>
        <Pages refusal={statusErrorOnArrival(performance)} />
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
}

/** Throws an Error that tells the operator what is malformed. The server has checked the values, so no customer waits for this. */
async function checkConfig() {
  const loaded = await import('./runtime-config.ts').catch(() => undefined)
  loaded?.checkRuntimeConfig(readRuntimeConfig(document))
}

keepPageOnDrop(document)
if (html.dataset.start !== 'outdated')
  start().catch(error => {
    fail(error)
    checkConfig().catch(console.error)
  })
