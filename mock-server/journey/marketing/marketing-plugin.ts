import type { FastifyInstance } from 'fastify'
import { brand } from '#brand/brand.ts'
import { readForms } from '../page/read-forms.ts'
import { sendPage } from '../page/send-page.ts'
import { visit } from '../page/visit.ts'
import { aboutAppPage } from './about-app-page.ts'
import { attributionCookies, type Door, doors, isDoor } from './doors.ts'
import { homePage } from './home-page.ts'
import { missingPage } from './missing-page.ts'

const site = '/__mock/marketing'

/** The retailer's public site, as far as the journey touches it: it opens the wizard in every way there is, and takes customers back. */
export async function marketingPlugin(app: FastifyInstance, { webOrigin }: { webOrigin: string }) {
  readForms(app)

  app.get(site, (_, reply) => reply.redirect(`${site}/`))
  app.get(`${site}/`, (request, reply) => {
    const here = visit(request, reply, webOrigin)
    return sendPage(reply, here, homePage(here, isBack(request.headers.referer)))
  })
  app.get(`${site}/${brand.marketing.aboutApp}`, (request, reply) => {
    const here = visit(request, reply, webOrigin)
    return sendPage(reply, here, aboutAppPage(here))
  })
  app.get<{ Params: { door: string } }>(`${site}/from/:door`, (request, reply) => {
    const here = visit(request, reply, webOrigin)
    const { door } = request.params
    if (!isDoor(door)) return sendPage(reply, here, missingPage(here), 404)
    const { query = {}, cookies = {} }: Door = doors[door]
    for (const [name, value] of Object.entries(cookies)) reply.setCookie(name, value, { path: '/', sameSite: 'lax' })
    const search = new URLSearchParams(query).toString()
    return reply.redirect(here.wizard(`/${search && `?${search}`}`), 303)
  })
  app.post(`${site}/forget`, (_, reply) => {
    for (const name of attributionCookies) reply.clearCookie(name, { path: '/' })
    return reply.redirect(`${site}/#doors`, 303)
  })
  app.get(`${site}/*`, (request, reply) => {
    const here = visit(request, reply, webOrigin)
    return sendPage(reply, here, missingPage(here), 404)
  })
}

/** Whether a visitor has just left the wizard; who comes from its later pages has signed up already. */
function isBack(referer: string | undefined): boolean {
  const from = referer === undefined ? null : URL.parse(referer)
  return from?.pathname === '/'
}
