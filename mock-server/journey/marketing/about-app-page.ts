import { brand } from '#brand/brand.ts'
import { buttonLink } from '../page/controls.ts'
import { html } from '../page/html.ts'
import type { Page } from '../page/layout.ts'
import type { PageContext } from '../page/page-context.ts'
import { sitePage } from './site.ts'

/** Where a customer with an account is sent from a computer. */
export function aboutAppPage(context: PageContext): Page {
  const { t } = context
  const main = html`<section class="hero" aria-labelledby="about-title">
<p class="eyebrow">${t('about.eyebrow')}</p>
<h1 id="about-title">${t('about.title')}</h1>
<p class="lead">${t('about.lead', { brand: brand.name })}</p>
<p class="hero-actions row">${buttonLink('/__mock/app', t('about.open'))}
${buttonLink('/__mock/app/store/apple', 'App Store', { variant: 'secondary' })}
${buttonLink('/__mock/app/store/google', 'Google Play', { variant: 'secondary' })}</p>
</section>`
  return sitePage(context, t('site.app'), main)
}
