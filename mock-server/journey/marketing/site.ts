import { brand } from '#brand/brand.ts'
import { languageKey } from '#i18n/detect-language.ts'
import { company, legalDocuments, legalUrl } from '../legal/company.ts'
import { buttonLink } from '../page/controls.ts'
import { html, type Markup, type Piece } from '../page/html.ts'
import { languageChoice, type Page } from '../page/layout.ts'
import { logo, mark } from '../page/logo.ts'
import { languageParameter, type PageContext } from '../page/page-context.ts'

const home = '/__mock/marketing/'

/** A page of the site between its header and footer. */
export function sitePage(context: PageContext, title: string, main: Piece, kind?: 'screen center'): Page {
  const { t } = context
  const body = html`<header class="site-header bar row">
<a class="home target" href="${home}" aria-label="${t('site.home', { brand: brand.name })}">${logo}</a>
<a class="tab" href="${home}${brand.marketing.aboutApp}">${t('site.app')}</a>
${languageChoice(context)}
${buttonLink(startUrl(context), t('site.start'))}
</header>
<main id="content"${kind && html` class="${kind}"`}>
${main}
</main>
${siteFooter(context)}`
  return { title, body, kind: 'marketing' }
}

/** The end of the brand's own pages, the site and the app: what is to be read, whom to ask and whose page it is. */
export function siteFooter({ t, language }: PageContext): Markup {
  const link = (url: string, words: string) => html`<a class="target" href="${url}">${words}</a>`
  return html`<footer class="bar row small">
${logo}
<nav aria-label="${t('site.legal')}"><ul class="row">${legalDocuments.map(name => html`<li>${link(legalUrl(name), t(`legal.${name}`))}</li>`)}</ul></nav>
<p>${t('site.questions')} ${link(`tel:${brand.supportPhone.replaceAll(' ', '')}`, brand.supportPhone)} (${brand.supportHours[language]}) · ${link(`mailto:${brand.supportEmail}`, brand.supportEmail)}</p>
<p>${company.company} · CIF ${company.cif} · ${company.address}</p>
</footer>`
}

/** The wizard's address with the attribution of this page's own address. */
export function startUrl({ url, wizardUrl }: PageContext): string {
  const query = new URLSearchParams(url.split('?', 2)[1])
  for (const name of [languageParameter, languageKey]) query.delete(name)
  return wizardUrl(query.size > 0 ? `/?${query}` : '/')
}

/** The page for addresses that do not exist. */
export function missingPage(context: PageContext): Page {
  const { t } = context
  const main = html`${mark}
<h1>${t('missing.title')}</h1>
<p class="lead">${t('missing.text')}</p>
${buttonLink(home, t('missing.home'))}`
  return { ...sitePage(context, t('missing.title'), main, 'screen center'), status: 404 }
}
