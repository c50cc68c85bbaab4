import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { outcomes } from '#pages/outcomes.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { Page } from './Page.tsx'
import { WizardPage } from './WizardPage.tsx'

export const wizardPath = '/'

/** Every page: its path, its name in the data layer, and where it comes from. All but the wizard load when they are opened. */
const pages: RouteObject[] = [
  { path: wizardPath, id: 'registration_form', Component: WizardPage },
  {
    path: '/thank-you/:uuid?',
    id: 'thank_you',
    lazy: async () => ({ Component: (await import('#pages/ThankYouPage.tsx')).ThankYouPage }),
  },
  {
    path: '/continue-in-app',
    id: 'continue_in_app',
    lazy: async () => ({ Component: (await import('#pages/ContinueInAppPage.tsx')).ContinueInAppPage }),
  },
  {
    path: '/check-email',
    id: 'confirmation_page',
    lazy: async () => ({ Component: (await import('#pages/CheckEmailPage.tsx')).CheckEmailPage }),
  },
  {
    path: '/user-confirmed',
    id: 'user_confirmed',
    lazy: async () => ({ Component: (await import('#pages/UserConfirmedPage.tsx')).UserConfirmedPage }),
  },
  ...Object.entries(outcomes).map(([path, outcome]) => ({
    path,
    id: outcome.event,
    lazy: async () => {
      const { OutcomePage } = await import('#pages/OutcomePage.tsx')
      return { element: <OutcomePage outcome={outcome} /> }
    },
  })),
]

/** The router of the whole page; any error ends in the error page. */
export function createPageRouter() {
  return createBrowserRouter([
    // Nothing is drawn while the first page's code is on its way: it is one small file.
    { Component: Page, ErrorBoundary: ErrorPage, HydrateFallback: () => null, children: pages },
  ])
}
