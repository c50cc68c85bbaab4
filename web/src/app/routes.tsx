import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { withTranslations } from '#i18n/deferred-messages.ts'
import { outcomeEvents } from '#pages/outcome-events.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { HttpStatusError } from './http-status-error.ts'
import { loadThankYouPage } from './load-thank-you-page.ts'
import { Page } from './Page.tsx'
import { WizardPage } from './WizardPage.tsx'

export const wizardPath = '/'

interface PageRoute {
  path: string
  /** Its name in the data layer. */
  name: string
  Content: ComponentType
}

/** Every page: its path, its name, and where it comes from. All but the wizard load when they are opened. */
export const pages: readonly PageRoute[] = [
  { path: wizardPath, name: 'registration_form', Content: WizardPage },
  {
    path: '/thank-you/:uuid?',
    name: 'thank_you',
    Content: lazy(async () => ({ default: (await loadThankYouPage()).ThankYouPage })),
  },
  {
    path: '/continue-in-app',
    name: 'continue_in_app',
    Content: lazy(async () => ({
      default: (await withTranslations(import('#pages/ContinueInAppPage.tsx'))).ContinueInAppPage,
    })),
  },
  {
    path: '/check-email',
    name: 'confirmation_page',
    Content: lazy(async () => ({
      default: (await withTranslations(import('#pages/CheckEmailPage.tsx'))).CheckEmailPage,
    })),
  },
  {
    path: '/user-confirmed',
    name: 'user_confirmed',
    Content: lazy(async () => ({
      default: (await withTranslations(import('#pages/UserConfirmedPage.tsx'))).UserConfirmedPage,
    })),
  },
  ...Object.entries(outcomeEvents).map(([path, event]) => ({
    path,
    name: event,
    Content: lazy(async () => {
      const { OutcomePage } = await withTranslations(import('#pages/OutcomePage.tsx'))
      return { default: () => <OutcomePage event={event} /> }
    }),
  })),
]

function NotFound() {
  const [error] = useState(() => new HttpStatusError(404))
  return <ErrorPage error={error} />
}

interface Props {
  shown?: readonly PageRoute[]
  /** Why the server would not show what the address names. */
  refusal?: HttpStatusError | undefined
}

/** The page that the address names; any error ends in the error page. */
export function Pages({ shown = pages, refusal }: Props) {
  return (
    <ErrorBoundary>
      {refusal ? (
        <ErrorPage error={refusal} />
      ) : (
        // Nothing is drawn while the first page's code is on its way: it is one small file.
        <Suspense fallback={null}>
          <ShownPage pages={shown} />
        </Suspense>
      )}
    </ErrorBoundary>
  )
}

/** Each page has a path of its own, so the first that matches is the one: <Routes> would rank them all before the first page shows. */
function ShownPage({ pages }: { pages: readonly PageRoute[] }) {
  const { pathname } = useLocation()
  const page = pages.find(({ path }) => matchPath(path, pathname))
  // An entry of the history alone does not draw the page again.
  return useMemo(
    () =>
      page ? (
        <Page key={page.path} name={page.name}>
          <page.Content />
        </Page>
      ) : (
        <NotFound />
      ),
    [page],
  )
}
