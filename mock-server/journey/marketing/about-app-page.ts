import { brand } from '#brand/brand.ts'
import { buttonLink, pictureItem } from '../page/controls.ts'
import { formatEuros } from '../page/format.ts'
import { html, type Markup } from '../page/html.ts'
import type { Page } from '../page/layout.ts'
import { mark } from '../page/logo.ts'
import type { PageContext } from '../page/page-context.ts'
import { sitePage } from './site.ts'

/** Where a customer with an account is sent from a computer. */
export function aboutAppPage(context: PageContext): Page {
  const { t } = context
  const main = html`<section class="hero" aria-labelledby="about-title">
<div>
<p class="eyebrow">${t('about.eyebrow')}</p>
<h1 id="about-title">${t('about.title')}</h1>
<p class="lead">${t('about.lead', { brand: brand.name })}</p>
<p class="hero-actions row">${buttonLink('/__mock/app', t('about.open'))}</p>
<ul class="badges row">
<li><a href="/__mock/app/store/apple"><span>${t('store.on')}</span> App Store</a></li>
<li><a href="/__mock/app/store/google"><span>${t('store.on')}</span> Google Play</a></li>
</ul>
</div>
${phoneDrawing(context)}
</section>
<section class="about-points" aria-label="${t('about.points')}">
<ul class="cards">
${pictureItem('bolt', 'h2', t('about.hours'), t('about.hours.text'))}
${pictureItem('document', 'h2', t('about.bills'), t('about.bills.text'))}
${pictureItem('pen', 'h2', t('about.manage'), t('about.manage.text'))}
</ul>
</section>`
  return sitePage(context, t('site.app'), main)
}

// Invented prices of 24 hours, as bar heights in px: cheap at noon, when the sun shines.
const prices = [34, 30, 27, 25, 26, 31, 40, 52, 58, 47, 33, 22, 15, 11, 10, 13, 22, 36, 55, 72, 78, 66, 50, 41]
const priceNow = 0.062

/** A phone that shows today's prices in the app; an image with a text alternative. */
function phoneDrawing({ t, language }: PageContext): Markup {
  const cheap = Math.min(...prices) + 8
  const bars = prices.map(
    (height, hour) =>
      html`<rect class="${height < cheap ? 'cheap' : 'bar'}" x="${24 + hour * 8}" y="${270 - height}" width="5.5" height="${height}" rx="2"/>`,
  )
  return html`<div class="phone stack" role="img" aria-label="${t('about.picture')}">
<p class="row small">${mark}${t('phone.now')}</p>
<p class="phone-price">${formatEuros(priceNow, language, 3)}<small>/kWh</small></p>
<p class="pill" data-tone="success">${t('phone.tip')}</p>
<svg class="prices" viewBox="16 180 208 96" preserveAspectRatio="none">${bars}</svg>
<p class="row between small"><span>0 h</span><span>12 h</span><span>24 h</span></p>
</div>`
}
