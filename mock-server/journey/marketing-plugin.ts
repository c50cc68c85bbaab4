import type { FastifyInstance } from 'fastify'
import { brand } from '#brand/brand.ts'
import { providerFeeEurosPerMonth, savingsUpToPercentPerMonth } from '#domain/limits.ts'
import { euros } from '#i18n/euros.ts'
import { htmlLang } from '#i18n/languages.ts'
import { HttpError } from '#mock/shared/problem.ts'
import { buttonForm, buttonLink, titledSection } from './page/controls.ts'
import { html, type Markup } from './page/html.ts'
import { languageKeys, type Page, type PageContext, type Serve } from './page/page.ts'
import { renderStrong } from './page/texts.ts'

interface EntryPoint {
  search?: string
  cookie?: readonly [name: string, value: string]
}

/** How customers come to the wizard, one entry point per way that the specification knows, by its name in the site's addresses. */
export const entryPoints = {
  plain: {},
  campaign: { search: '?utm_campaign=primavera&utm_source=boletin&utm_medium=correo' },
  'campaign-cookie': { cookie: ['campaign', '{"campaign":"coche","source":"valla","medium":"qr"}'] },
  'campaign-unknown': { search: '?utm_campaign=otono-pasado' },
  referral: { search: '?referralToken=AMIGA-7Q2M' },
  'referral-cookie': { cookie: ['campaign', '{"referralToken":"AMIGO-3K9T"}'] },
  utm: { search: '?utm_source=podcast&utm_medium=audio' },
  partner: { search: `?utm_source=${brand.partnerMarker}&utm_medium=ranking` },
  affiliate: { cookie: ['tduid', '3f9c0a7d51b84e2c'] },
} as const satisfies Record<string, EntryPoint>

export type EntryPointName = keyof typeof entryPoints

const site = '/__mock/marketing'
/** How long a browser keeps the attribution of a campaign. The specification gives no time; this one is usual. */
const cookieLifetimeSeconds = 30 * 24 * 60 * 60

/** The retailer's public site as far as the journey needs it: entry points to the wizard, and the page that customers return to. */
export function marketingPlugin(app: FastifyInstance, serve: Serve) {
  app.get(site, (_, reply) => reply.redirect(`${site}/`))
  app.get(`${site}/`, serve(homePage))
  // Where a customer with an account is sent from a computer.
  app.get(`${site}/${brand.marketing.aboutApp}`, (_, reply) => reply.redirect('/__mock/app'))
  app.get(`${site}/from/:name`, serve(enter))
  app.post(
    `${site}/forget`,
    serve(({ reply }) => {
      for (const name of ['campaign', 'tduid']) reply.clearCookie(name, { path: '/' })
      return `${site}/`
    }),
  )
}

/** Sets the cookie of an entry point and leads to the wizard. */
function enter({ params, reply, wizardUrl }: PageContext): string {
  const { name = '' } = params
  if (!Object.hasOwn(entryPoints, name)) throw new HttpError(404, `There is no entry point ${name}.`)
  const { search = '', cookie }: EntryPoint = entryPoints[name as EntryPointName]
  if (cookie) reply.setCookie(...cookie, { path: '/', sameSite: 'lax', maxAge: cookieLifetimeSeconds })
  return wizardUrl(`/${search}`)
}

/** The site's first page. Who left the wizard can go on with the same query. */
function homePage(context: PageContext): Page {
  const { t, language } = context
  const fee = euros(providerFeeEurosPerMonth, htmlLang(language))
  const start = startUrl(context)
  const main = html`<section class="hero stack" aria-labelledby="promise">
<p class="eyebrow">${t('home.eyebrow')}</p>
<h1 id="promise">${t('home.promise')}</h1>
<p class="lead">${renderStrong(t('home.lead', { fee, percent: savingsUpToPercentPerMonth }))}</p>
<p>${buttonLink(start, t('home.start'))}</p>
<p class="small">${t('home.note')}</p>
</section>
${entryPointList(context)}`
  return { title: t('home.title'), main, home: `${site}/`, style: 'sheet' }
}

/** Every entry point with its attribution, for testers. */
function entryPointList({ t }: PageContext): Markup {
  const items = (Object.keys(entryPoints) as EntryPointName[]).map(name => {
    const { search, cookie }: EntryPoint = entryPoints[name]
    const carried = search ?? cookie?.join('=') ?? t('entryPoints.nothing')
    return html`<li class="near"><a href="${site}/from/${name}">${t(`entryPoint.${name}`)}</a> <code>${carried}</code></li>`
  })
  const content = html`<p>${t('entryPoints.text')}</p>
<ul class="stack lined">${items}</ul>
${buttonForm(`${site}/forget`, t('entryPoints.forget'), 'secondary')}`
  return titledSection('card', 'entry-points', t('entryPoints.title'), content)
}

/** The wizard's address with the attribution of this page's own address. */
function startUrl({ search, wizardUrl }: PageContext): string {
  const attribution = new URLSearchParams(search)
  for (const name of languageKeys) attribution.delete(name)
  return wizardUrl(attribution.size > 0 ? `/?${attribution}` : '/')
}
