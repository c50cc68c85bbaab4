import { createStore } from 'jotai'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router-dom'
import { createApi } from '#api/client.ts'
import { brand as ownBrand } from '#brand/brand.ts'
import { chooseLanguage } from '#i18n/choose-language.ts'
import { createI18n } from '#i18n/create-i18n.ts'
import { languages } from '#i18n/languages.ts'
import { type Reason, StaticPage } from '#pages/StaticPage.tsx'
import { dependenciesAtom } from '#state/dependencies.ts'
import { stepAtom } from '#state/progress.ts'
import { preloadForm } from '#wizard/step-forms.ts'
import { App } from './App.tsx'
import { Pages, wizardPath } from './routes.tsx'

/** The server replaces `marketingRoot` by the one of its environment. */
const brandUnder = (marketingRoot: string) => ({
  ...ownBrand,
  marketing: { ...ownBrand.marketing, root: marketingRoot },
})

/** The wizard's first step in Spanish, as a new customer sees it: the markup inside `#root`. */
export async function prerender(marketingRoot: string): Promise<string> {
  const store = createStore()
  store.set(dependenciesAtom, {
    // Nothing is called, reported or signed in while a page is prerendered.
    api: createApi({ origin: '', registrationId: () => '' }),
    track: () => {},
    signIn: { load: async () => {}, ask: async () => ({ status: 'failed', reason: 'unavailable' }) },
    brand: brandUnder(marketingRoot),
    attribution: { hasRegisteredByDesktop: false },
    campaign: {},
    isMobile: false,
    publicOrigin: '',
    createRegistrationId: () => '',
    isOnline: () => true,
    embedded: { chatbotUrl: '', reviewsUrl: '' },
  })
  await preloadForm(store.get(stepAtom))
  return renderToString(
    <App signUps={{ current: () => store, next: () => store, clear: () => {} }} texts={createI18n()}>
      <StaticRouter location={wizardPath}>
        <Pages />
      </StaticRouter>
    </App>,
  )
}

/** A page that needs no scripts, in all languages. */
export async function prerenderStatic(reason: Reason, marketingRoot: string): Promise<string> {
  const texts = createI18n()
  for (const language of languages.toReversed()) await chooseLanguage(texts, language)
  return renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <StaticPage brand={brandUnder(marketingRoot)} reason={reason} texts={texts} />
    </I18nextProvider>,
  )
}
