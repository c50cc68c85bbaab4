import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { ErrorPage } from './ErrorPage.tsx'
import { Page } from './Page.tsx'
import { WizardPage } from './WizardPage.tsx'

/** Every page: its path, its name in the data layer, and where it comes from. */
const pages: RouteObject[] = [{ path: '/', id: 'registration_form', Component: WizardPage }]

/** The router of the whole page; any error ends in the error page. */
export function createPageRouter() {
  return createBrowserRouter([{ Component: Page, ErrorBoundary: ErrorPage, children: pages }])
}
