import { useAtomValue } from 'jotai'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { useTranslate } from '#i18n/Text.tsx'
import { dependenciesAtom } from '#state/dependencies.ts'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'
import { WizardPage } from './WizardPage.tsx'

export const wizardPath = '/'

interface PageRoute {
  path: string
  element: ReactNode
}

const others = () => import('#pages/OtherPages.tsx')
const ThankYouPage = lazy(async () => ({ default: (await import('#pages/ThankYouPage.tsx')).ThankYouPage }))
const CheckEmailPage = lazy(async () => ({ default: (await others()).CheckEmailPage }))
const OutcomePage = lazy(async () => ({ default: (await others()).OutcomePage }))
const ErrorPage = lazy(async () => ({ default: (await import('#pages/ErrorPage.tsx')).ErrorPage }))

/** Every page by its path. All but the wizard load when they are opened. */
export const pages: readonly PageRoute[] = [
  { path: wizardPath, element: <WizardPage /> },
  { path: '/thank-you/:uuid?', element: <ThankYouPage /> },
  { path: '/check-email', element: <CheckEmailPage /> },
  { path: '/continue-in-app', element: <OutcomePage section="continue_in_app" /> },
  { path: '/user-confirmed', element: <OutcomePage section="user_confirmed" /> },
  { path: '/contract-confirmed', element: <OutcomePage section="contract_confirmed" /> },
  { path: '/contract-cancelled', element: <OutcomePage section="contract_cancelled" /> },
  { path: '/iban-confirmed', element: <OutcomePage section="iban_confirmed" /> },
  { path: '/iban-cancelled', element: <OutcomePage section="iban_cancelled" /> },
]

/** What a server refuses a page with, as HTTP words it. */
const refusals: Record<number, string> = {
  400: '400 Bad Request',
  403: '403 Forbidden',
  404: '404 Not Found',
  405: '405 Method Not Allowed',
}

interface Props {
  shown?: readonly PageRoute[]
  /** The status with which the document came: a server that refuses it serves the page all the same, to say so. */
  status?: number | undefined
}

/** The page that the address names, or the error page. Nothing is drawn while its code loads: it is one small file. */
export function Pages({ shown = pages, status = 200 }: Props) {
  const { pathname, key } = useLocation()
  const page = shown.find(({ path }) => matchPath(path, pathname))
  const refusal = refusals[status] ?? (page ? undefined : refusals[404])
  return (
    <Suspense fallback={null}>
      {/* If the error page cannot be loaded, main.tsx shows the static message. */}
      <ErrorBoundary key={page?.path} place={key} fallback={error => <ErrorPage error={error} />}>
        {refusal ? <ErrorPage error={refusal} /> : <Page>{page?.element}</Page>}
      </ErrorBoundary>
    </Suspense>
  )
}

/** What all pages have in common: the canonical link, and the description in the customer's language. */
function Page({ children }: { children: ReactNode }) {
  const { publicOrigin } = useAtomValue(dependenciesAtom)
  const { pathname } = useLocation()
  const description = useTranslate()('page.description')
  useEffect(() => {
    document.querySelector('meta[name=description]')?.setAttribute('content', description)
  }, [description])
  return (
    <>
      {publicOrigin && <link rel="canonical" href={publicOrigin + pathname} />}
      {children}
    </>
  )
}
