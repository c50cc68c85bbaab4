import '#styles/index.css'
// The first step is part of the first load: the page is drawn with it at once.
import '#steps/account/AccountForm.tsx'
import { createRoot } from 'react-dom/client'
import { chooseLanguage } from '#i18n/choose-language.ts'
import { detectLanguage, languageKey } from '#i18n/detect-language.ts'
import { followLanguage } from '#i18n/follow-language.ts'
import { createTexts } from '#i18n/texts.ts'
import { stepAtom } from '#state/progress.ts'
import { preloadForm } from '#wizard/step-forms.ts'
import { App } from './App.tsx'
import { BrokenConfig } from './BrokenConfig.tsx'
import { pageStorage } from './page-storage.ts'
import { createPageRouter, wizardPath } from './routes.tsx'
import { readRuntimeConfig } from './runtime-config.ts'
import { createPageStore } from './start.ts'
import { allowOwnScripts } from './trusted-types.ts'

// A part that crashed is told to the console by the error page, once.
const root = createRoot(document.getElementById('root') as HTMLElement, { onCaughtError: () => {} })

async function start() {
  const config = readRuntimeConfig(document)
  allowOwnScripts(config)
  const texts = createTexts(config.translation)
  const kept = pageStorage('localStorage')
  const wanted = detectLanguage({
    search: location.search,
    cookie: document.cookie,
    stored: kept.getItem(languageKey),
    browser: navigator.languages,
  })
  const store = createPageStore(config)
  await Promise.all([
    // A catalogue that cannot be loaded leaves the whole interface in Spanish.
    chooseLanguage(texts, wanted).catch(() => {}),
    // The open step stands in the first picture, so that nothing moves afterwards.
    location.pathname === wizardPath && preloadForm(store.get(stepAtom)),
  ])
  followLanguage(texts, document.documentElement, kept)
  root.render(<App store={store} texts={texts} router={createPageRouter()} />)
}

start().catch(error => {
  console.error(error)
  root.render(<BrokenConfig error={error} />)
})
