import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { outcomeEvents } from '#pages/outcome-events.ts'
import { ErrorBoundary, ErrorPage } from './ErrorPage.tsx'
import { HttpStatusError } from './http-status-error.ts'
import { Page } from './Page.tsx'
import { WizardPage } from './WizardPage.tsx'

export const wizardPath = '/'

interface PageRoute {
  path: string
  element: ReactNode
}

const ThankYouPage = lazyPage(() => import('#pages/ThankYouPage.tsx'), 'ThankYouPage')
const ContinueInAppPage = lazyPage(() => import('#pages/ContinueInAppPage.tsx'), 'ContinueInAppPage')
const CheckEmailPage = lazyPage(() => import('#pages/CheckEmailPage.tsx'), 'CheckEmailPage')
const UserConfirmedPage = lazyPage(() => import('#pages/UserConfirmedPage.tsx'), 'UserConfirmedPage')
const OutcomePage = lazyPage(() => import('#pages/OutcomePage.tsx'), 'OutcomePage')

function lazyPage<Name extends string, Props>(load: () => Promise<Record<Name, ComponentType<Props>>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }))
}

/** Every page by its path. All but the wizard load when they are opened. */
export const pages: readonly PageRoute[] = [
  { path: wizardPath, element: <WizardPage /> },
  { path: '/thank-you/:uuid?', element: <ThankYouPage /> },
  { path: '/continue-in-app', element: <ContinueInAppPage /> },
  { path: '/check-email', element: <CheckEmailPage /> },
  { path: '/user-confirmed', element: <UserConfirmedPage /> },
  ...Object.entries(outcomeEvents).map(([path, event]) => ({ path, element: <OutcomePage event={event} /> })),
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
  if (refusal) return <ErrorPage error={refusal} />
  return (
    <ErrorBoundary>
      {/* Nothing is drawn while the first page's code is on its way: it is one small file. */}
      <Suspense fallback={null}>
        <ShownPage pages={shown} />
      </Suspense>
    </ErrorBoundary>
  )
}

function ShownPage({ pages }: { pages: readonly PageRoute[] }) {
  const { pathname } = useLocation()
  const page = pages.find(({ path }) => matchPath(path, pathname))
  return page ? <Page key={page.path}>{page.element}</Page> : <NotFound />
}
