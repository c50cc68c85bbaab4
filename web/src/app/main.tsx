import './react.ts'
import '#styles/index.css'
// The first step is part of the first load: the page is drawn with it at once.
import '#steps/account/AccountForm.tsx'
import { BrowserRouter } from 'react-router-dom'
import { chooseLanguage } from '#i18n/choose-language.ts'
import { createI18n, type I18n } from '#i18n/create-i18n.ts'
import { loadDeferredMessages } from '#i18n/deferred-messages.ts'
import { followLanguage } from '#i18n/follow-language.ts'
import { defaultLanguage } from '#i18n/languages.ts'
import { createTrack } from '#integrations/tracking.ts'
import { whenIdle } from '#integrations/when-idle.ts'
import { intendLeaveAtom } from '#state/leave.ts'
import { stepAtom } from '#state/progress.ts'
import { isStored } from '#state/stored.ts'
import { keepPageOnDrop } from '#ui/page-files.ts'
import { preloadForm } from '#wizard/step-forms.ts'
import { App } from './App.tsx'
import { isMissingPart, reloadAfterDeployment } from './after-deployment.ts'
import { BrokenConfig } from './BrokenConfig.tsx'
import { createPage } from './create-page.ts'
import { detectPageLanguage } from './detect-page-language.ts'
import { statusErrorOnArrival } from './http-status-error.ts'
import { onMissingScripts } from './missing-scripts.ts'
import { pageStorage } from './page-storage.ts'
import { readRuntimeConfig } from './read-runtime-config.ts'
import { reportErrors } from './report-errors.ts'
import { Pages, wizardPath } from './routes.tsx'
import type { RuntimeConfig } from './runtime-config.ts'
import { createSignUps } from './start.ts'
import { allowOwnScripts } from './trusted-types.ts'
import { yieldToMain } from './yield-to-main.ts'

const track = createTrack(window)
const report = reportErrors(track, window)
let leaveUnasked = () => {}

/** Tells of an error that the error page has caught, which is told to the console by that page, once. */
function onCaughtError(error: unknown) {
  report(error)
  const storage = pageStorage('sessionStorage')
  const reload = () => {
    leaveUnasked()
    location.reload()
  }
  void reloadAfterDeployment(error, { fetch: window.fetch.bind(window), document, storage, reload })
}

const draw = createPage(document, { onCaughtError })

async function start() {
  const config = readRuntimeConfig(document)
  try {
    await open(config)
  } catch (error) {
    // Whatever went wrong, the operator is told what is malformed.
    await check(config)
    throw error
  }
}

/** Throws an Error about what is malformed. A check that cannot be loaded has nothing to say. */
async function check(config: RuntimeConfig) {
  const there = await import('./runtime-config.ts').catch(() => undefined)
  there?.checkRuntimeConfig(config)
}

async function open(config: RuntimeConfig) {
  allowOwnScripts(config)
  // A press that came while the scripts were read is answered first.
  await yieldToMain()
  const texts = createI18n(config.translation)
  await yieldToMain()
  const isReturning = isStored(pageStorage('sessionStorage'))
  const signUps = await createSignUps(config)
  const { first: store } = signUps
  leaveUnasked = () => signUps.current().set(intendLeaveAtom)
  await Promise.all([
    // A catalogue that cannot be loaded leaves the whole interface in Spanish.
    chooseLanguage(texts, detectPageLanguage()).catch(() => {}),
    // The open step stands in the first picture, so that nothing moves afterwards.
    location.pathname === wizardPath && preloadForm(store.get(stepAtom)),
  ])
  draw(
    <App signUps={signUps} texts={texts} onReady={() => afterStart(config, texts)}>
      <BrowserRouter>
        <Pages refusal={statusErrorOnArrival(performance)} />
      </BrowserRouter>
    </App>,
    { isOther: texts.language !== defaultLanguage || isReturning },
  )
}

/** What the first page does not need: it is done once the page answers its customer. */
function afterStart(config: RuntimeConfig, texts: I18n) {
  followLanguage(texts, document.documentElement, pageStorage('localStorage'), whenIdle)
  whenIdle(() => check(config).catch(refuse))
  // Whoever needs the texts asks again.
  whenIdle(() => loadDeferredMessages().catch(() => {}))
  // What was measured before is handed over to whoever asks.
  whenIdle(() =>
    import('#integrations/observers.ts').then(({ startObservers }) => startObservers(config)).catch(() => {}),
  )
  whenIdle(() => import('./web-vitals.ts').then(({ measureVitals }) => measureVitals(track, document)).catch(() => {}))
}

function refuse(error: unknown) {
  console.error(error)
  // A page without a part that it starts with is one without its scripts.
  if (isMissingPart(error)) onMissingScripts()
  else draw(<BrokenConfig error={error} />, { isOther: true })
}

keepPageOnDrop(document)
start().catch(refuse)
