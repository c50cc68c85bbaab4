import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { Wizard } from '#wizard/Wizard.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { Page } from './Page.tsx'

/** Every page: its path, its name in the data layer, and where it comes from. */
const pages: RouteObject[] = [{ path: '/', id: 'registration_form', Component: Wizard }]

/** The router of the whole page; any error ends in the error page. */
export function createPageRouter() {
  return createBrowserRouter([{ Component: Page, ErrorBoundary: ErrorPage, children: pages }])
}
