import {
  friendsSavingsEurosPerYear,
  providerFeeEurosPerMonth,
  savingsUpToPercentPerMonth,
  smartChargingSavingsEurosPerYear,
  switchMaxWorkingDays,
  switchMinWorkingDays,
} from '#domain/limits.ts'
import { buttonForm, buttonLink, pictureItem } from '../page/controls.ts'
import { formatEuros } from '../page/format.ts'
import { html, type Markup } from '../page/html.ts'
import { icon } from '../page/icons.ts'
import type { Page } from '../page/layout.ts'
import { panelArt } from '../page/logo.ts'
import type { PageContext } from '../page/page-context.ts'
import { renderStrong } from '../page/texts.ts'
import { describeAttribution, type EntryPointName, entryPoints, entryPointUrl } from './entry-points.ts'
import { sitePage, startUrl } from './site.ts'

/** The site's first page. `isReturning`: the visitor has just left the wizard and may continue. */
export function homePage(context: PageContext, isReturning: boolean): Page {
  const { t } = context
  const main = html`${isReturning && html`<p class="back-strip row">${icon('sun')}<span>${t('home.back')} <a href="${startUrl(context)}">${t('home.back.link')}</a></span></p>`}
${hero(context)}
${tariff(context)}
${steps(context)}
${promotions(context)}
${entryPointList(context)}`
  return sitePage(context, t('home.title'), main)
}

// An invented month that adds up.
const example = { energy: 21.4, power: 9.85, fee: providerFeeEurosPerMonth, taxes: 9.24 }

function hero(context: PageContext): Markup {
  const { t, language } = context
  const { energy, power, fee, taxes } = example
  const row = (kind: 'part' | 'fee' | 'total', term: string, value: number) =>
    html`<div class="bill-${kind} row between"><dt>${term}</dt><dd>${formatEuros(value, language)}</dd></div>`
  return html`<section class="hero" aria-labelledby="promise">
<div>
<p class="eyebrow">${t('home.eyebrow')}</p>
<h1 id="promise">${t('home.promise')}</h1>
<p class="lead">${renderStrong(t('home.lead', { fee: formatEuros(fee, language), percent: savingsUpToPercentPerMonth }))}</p>
<p class="hero-actions row">${buttonLink(startUrl(context), html`${t('home.start')} ${icon('arrowRight')}`)}${buttonLink('#steps', t('home.how'), { variant: 'secondary' })}</p>
<p class="row small">${icon('check')} ${t('home.note')}</p>
</div>
<div class="hero-bill">
<div class="bill">
<p class="eyebrow">${t('bill.example')}</p>
<dl class="lined">
${row('part', t('bill.energy'), energy)}
${row('part', t('bill.power'), power)}
${row('fee', t('bill.fee'), fee)}
${row('part', t('bill.taxes'), taxes)}
${row('total', t('bill.total'), energy + power + fee + taxes)}
</dl>
</div>
${panelArt}
</div>
</section>`
}

function tariff({ t, language }: PageContext): Markup {
  const euros = (amount: number) => formatEuros(amount, language, 0)
  const part = (picture: 'bolt' | 'sun' | 'bank', text: string) =>
    html`<li><span class="disc">${icon(picture)}</span><p>${renderStrong(text)}</p></li>`
  const saving = (figure: string, text: string) =>
    html`<li class="stack"><strong>${figure}</strong><span>${text}</span></li>`
  return html`<section class="tariff" id="tariff" aria-labelledby="tariff-title">
<h2 id="tariff-title">${t('tariff.title')}</h2>
<ul class="tariff-parts cards">
${part('bolt', t('tariff.energy'))}
${part('sun', t('tariff.power'))}
${part('bank', t('tariff.fee', { fee: formatEuros(providerFeeEurosPerMonth, language) }))}
</ul>
<ul class="figures cards">
${saving(t('tariff.savings.figure', { percent: savingsUpToPercentPerMonth }), t('tariff.savings'))}
${saving(euros(friendsSavingsEurosPerYear), t('tariff.friends'))}
${saving(euros(smartChargingSavingsEurosPerYear), t('tariff.car'))}
</ul>
</section>`
}

function steps({ t }: PageContext): Markup {
  const days = { min: switchMinWorkingDays, max: switchMaxWorkingDays }
  const items = (['account', 'invoice', 'sign', 'switch'] as const).map(
    name => html`<li><h3>${t(`steps.${name}`)}</h3><p>${t(`steps.${name}.text`, days)}</p></li>`,
  )
  return html`<section class="how" id="steps" aria-labelledby="steps-title">
<h2 id="steps-title">${t('steps.title')}</h2>
<ol class="cards">${items}</ol>
</section>`
}

const campaigns = [
  { key: 'spring', entryPoint: 'campaign', picture: 'sun' },
  { key: 'car', entryPoint: 'campaign-cookie', picture: 'car' },
  { key: 'friend', entryPoint: 'referral', picture: 'friends' },
] as const

/** Campaigns and invitations, each with the entry point that it leads to. */
function promotions({ t }: PageContext): Markup {
  const items = campaigns.map(({ key, entryPoint, picture }) =>
    pictureItem(
      picture,
      'h3',
      t(`promotion.${key}`),
      t(`promotion.${key}.text`),
      html`<a class="target" href="${entryPointUrl(entryPoint)}">${t(`promotion.${key}.action`)}</a>`,
    ),
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
