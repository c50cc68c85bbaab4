import { providerFeeEurosPerMonth, savingsUpToPercentPerMonth } from '#domain/limits.ts'
import { buttonForm, buttonLink, notice } from '../page/controls.ts'
import { formatEuros } from '../page/format.ts'
import { html, type Markup } from '../page/html.ts'
import { icon } from '../page/icons.ts'
import type { Page } from '../page/layout.ts'
import type { PageContext } from '../page/page-context.ts'
import { renderStrong } from '../page/texts.ts'
import { describeAttribution, type EntryPointName, entryPoints, entryPointUrl } from './entry-points.ts'
import { sitePage, startUrl } from './site.ts'

/** The site's first page. `isReturning`: the visitor has just left the wizard and may continue. */
export function homePage(context: PageContext, isReturning: boolean): Page {
  const { t, language } = context
  const fee = formatEuros(providerFeeEurosPerMonth, language)
  const main = html`${isReturning && notice('info', html`${t('home.back')} <a href="${startUrl(context)}">${t('home.back.link')}</a>`)}
<section class="hero" aria-labelledby="promise">
<p class="eyebrow">${t('home.eyebrow')}</p>
<h1 id="promise">${t('home.promise')}</h1>
<p class="lead">${renderStrong(t('home.lead', { fee, percent: savingsUpToPercentPerMonth }))}</p>
<p class="hero-actions">${buttonLink(startUrl(context), html`${t('home.start')} ${icon('arrowRight')}`)}</p>
<p class="row small">${icon('check')} ${t('home.note')}</p>
</section>
${promotions(context)}
${entryPointList(context)}`
  return sitePage(context, t('home.title'), main)
}

const campaigns = [
  { key: 'spring', entryPoint: 'campaign', picture: 'sun' },
  { key: 'car', entryPoint: 'campaign-cookie', picture: 'car' },
  { key: 'friend', entryPoint: 'referral', picture: 'friends' },
] as const

/** Campaigns and invitations, each with the entry point that it leads to. */
function promotions({ t }: PageContext): Markup {
  const items = campaigns.map(
    ({ key, entryPoint, picture }) => html`<li class="surface stack"><span class="disc">${icon(picture)}</span>
<h3>${t(`promotion.${key}`)}</h3>
<p>${t(`promotion.${key}.text`)}</p>
<a class="target" href="${entryPointUrl(entryPoint)}">${t(`promotion.${key}.action`)}</a></li>`,
  )
  return html`<section class="promotions" aria-labelledby="promotions-title">
<h2 id="promotions-title">${t('promotions.title')}</h2>
<ul class="cards">${items}</ul>
</section>`
}

/** Every entry point with its attribution, for testers. */
function entryPointList({ t }: PageContext): Markup {
  const items = (Object.keys(entryPoints) as EntryPointName[]).map(
    name =>
      html`<li class="stack"><a href="${entryPointUrl(name)}">${t(`entryPoint.${name}`)}</a> <code class="break">${describeAttribution(entryPoints[name]) || t('entryPoints.nothing')}</code></li>`,
  )
  return html`<section class="entry-points" id="doors" aria-labelledby="doors-title">
<p class="eyebrow">${t('entryPoints.eyebrow')}</p>
<h2 id="doors-title">${t('entryPoints.title')}</h2>
<p>${t('entryPoints.text')}</p>
<ul>${items}</ul>
${buttonForm('/__mock/marketing/forget', t('entryPoints.forget'), { variant: 'secondary' })}
</section>`
}
