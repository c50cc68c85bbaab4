import { createStore } from 'jotai'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { createApi } from '#api/client.ts'
import { brand } from '#brand/brand.ts'
import type { Brand } from '#domain/brand.ts'
import { chooseLanguage } from '#i18n/choose-language.ts'
import { createI18n, type I18n } from '#i18n/create-i18n.ts'
import { loadDeferredMessages } from '#i18n/deferred-messages.ts'
import { htmlLang, languages } from '#i18n/languages.ts'
import { TextsProvider } from '#i18n/TextsProvider.tsx'
import { dependenciesAtom } from '#state/dependencies.ts'
import { stepAtom } from '#state/progress.ts'
import { preloadForm } from '#wizard/step-forms.ts'
import { App } from './App.tsx'
import { MaintenanceInOtherLanguage, MaintenancePage } from './MaintenancePage.tsx'
import { MissingPage } from './MissingPage.tsx'
import { OutdatedPage } from './OutdatedPage.tsx'
import { Pages, wizardPath } from './routes.tsx'

/**
 * The wizard's first step as somebody sees it who comes for the first time: the markup inside `#root`, in Spanish. Drawn while the
 * product is built, when nothing of its environment is known yet; addresses of documents stand under `marketingRoot`, which the
 * server replaces by the one it is told.
 */
export async function prerender(marketingRoot: string): Promise<string> {
  const store = createStore()
  store.set(dependenciesAtom, {
    // Nothing is called, reported or signed in while a page is drawn.
    api: createApi({ origin: '', registrationId: () => '' }),
    track: () => {},
    signIn: { load: async () => {}, ask: async () => ({ status: 'failed', reason: 'unavailable' }) },
    brand: brandUnder(marketingRoot),
    attribution: { hasRegisteredByDesktop: false },
    campaign: {},
    isPartner: false,
    isMobile: false,
    publicOrigin: '',
    createRegistrationId: () => '',
    isOnline: () => true,
    embedded: { chatbotUrl: '', reviewsUrl: '' },
  })
  await preloadForm(store.get(stepAtom))
  return renderToString(
    <App
      signUps={{ first: store, current: () => store, next: () => store, clear: () => {} }}
      texts={createI18n({ url: '', apiKey: '' })}
    >
      <StaticRouter location={wizardPath}>
        <Pages />
      </StaticRouter>
    </App>,
  )
}

const brandUnder = (root: string) => ({ ...brand, marketing: { ...brand.marketing, root } })

/**
 * The pages that are shown without scripts: `missing` where none can be had (missing-scripts.ts), `outdated` to an older browser, each
 * an element in each language, and `maintenance`, which is one for all languages.
 */
export async function prerenderScriptless(
  marketingRoot: string,
): Promise<Record<'missing' | 'outdated' | 'maintenance', string>> {
  const texts = createI18n({ url: '', apiKey: '' })
  // They come once, into the texts that were created last: so both pages share one instance.
  await loadDeferredMessages()
  const brand = brandUnder(marketingRoot)
  return {
    missing: await prerenderInEachLanguage(texts, <MissingPage brand={brand} />),
    outdated: await prerenderInEachLanguage(texts, <OutdatedPage brand={brand} />),
    maintenance: await prerenderInAllLanguages(texts, brand),
  }
}

async function prerenderInEachLanguage(texts: I18n, page: ReactNode): Promise<string> {
  const messages: string[] = []
  for (const language of languages) {
    await chooseLanguage(texts, language)
    messages.push(
      renderToStaticMarkup(
        <div lang={htmlLang(language)}>
          <TextsProvider texts={texts}>{page}</TextsProvider>
        </div>,
      ),
    )
  }
  return messages.join('')
}

async function prerenderInAllLanguages(texts: I18n, brand: Brand): Promise<string> {
  const [first, ...others] = languages
  await chooseLanguage(texts, first)
  return renderToStaticMarkup(
    <TextsProvider texts={texts}>
      <MaintenancePage brand={brand}>
        {others.map(language => (
          <TextsProvider key={language} texts={texts.cloneInstance({ lng: language })}>
            <MaintenanceInOtherLanguage lang={htmlLang(language)} />
          </TextsProvider>
        ))}
      </MaintenancePage>
    </TextsProvider>,
  )
}
