import type { FastifyInstance } from 'fastify'
import { brand } from '#brand/brand.ts'
import { setExpiringCookie } from '#mock/sessions/expiry.ts'
import { sessionTime } from '#mock/sessions/session.ts'
import { acceptForms, servePage } from '../page/layout.ts'
import { createPageContext, type JourneyOptions } from '../page/page-context.ts'
import { aboutAppPage } from './about-app-page.ts'
import { attributionCookies, findEntryPoint } from './entry-points.ts'
import { homePage } from './home-page.ts'
import { missingPage } from './site.ts'

const site = '/__mock/marketing'

/** The retailer's public site as far as the journey needs it: entry points to the wizard, and the page that customers return to. */
export async function marketingPlugin(app: FastifyInstance, { webOrigin, clock }: JourneyOptions) {
  acceptForms(app)
  const serveMissing = servePage(webOrigin, missingPage)
  const serveHome = servePage(webOrigin, (context, { headers }) => homePage(context, comesFromWizard(headers.referer)))

  app.get(site, (_, reply) => reply.redirect(`${site}/`))
  app.get(`${site}/`, serveHome)
  app.get(`${site}/${brand.marketing.aboutApp}`, servePage(webOrigin, aboutAppPage))
  app.get<{ Params: { name: string } }>(`${site}/from/:name`, (request, reply) => {
    const entryPoint = findEntryPoint(request.params.name)
    if (!entryPoint) return serveMissing(request, reply)
    const { query = {}, cookies = {} } = entryPoint
    const { session } = request
    for (const [name, value] of Object.entries(cookies))
      setExpiringCookie(session, reply, name, value, sessionTime(session, clock))
    const search = new URLSearchParams(query).toString()
    const { wizardUrl } = createPageContext(request, reply, webOrigin)
    return reply.redirect(wizardUrl(`/${search && `?${search}`}`), 303)
  })
  app.post(`${site}/forget`, (_, reply) => {
    for (const name of attributionCookies) reply.clearCookie(name, { path: '/' })
    return reply.redirect(`${site}/#doors`, 303)
  })
  app.get(`${site}/*`, serveMissing)
}

/** Whether a visitor has just left the wizard. From its result pages they come as customers. */
function comesFromWizard(referer: string | undefined): boolean {
  return referer !== undefined && URL.parse(referer)?.pathname === '/'
}
