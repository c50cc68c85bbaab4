import { brand } from '#brand/brand.ts'
import { buttonLink } from '../page/button.ts'
import { html } from '../page/html.ts'
import { type IconName, icon } from '../page/icons.ts'
import type { Page } from '../page/send-page.ts'
import type { Visit } from '../page/visit.ts'
import { phoneDrawing } from './phone-drawing.ts'
import { siteFooter } from './site-footer.ts'
import { siteHeader } from './site-header.ts'
import { storeBadges } from './store-badges.ts'

/** `conoce-la-app`: where a customer who already has an account is sent from a computer. */
export function aboutAppPage(visit: Visit): Page {
  const { say } = visit
  const points: [IconName, string, string][] = [
    ['bolt', say('about.hours'), say('about.hours.text')],
    ['document', say('about.bills'), say('about.bills.text')],
    ['pen', say('about.manage'), say('about.manage.text')],
  ]
  const body = html`${siteHeader(visit)}
<main id="content">
<section class="about" aria-labelledby="about-title">
<div>
<p class="eyebrow">${say('about.eyebrow')}</p>
<h1 id="about-title">${say('about.title')}</h1>
<p class="lead">${say('about.lead', { brand: brand.name })}</p>
<p class="hero-actions">${buttonLink('/__mock/app', say('about.open'))}</p>
${storeBadges(visit)}
</div>
${phoneDrawing(visit)}
</section>
<section class="about-points" aria-label="${say('about.points')}">
<ul>${points.map(([name, title, text]) => html`<li><span class="picture">${icon(name)}</span><h2>${title}</h2><p>${text}</p></li>`)}</ul>
</section>
</main>
${siteFooter(visit)}`
  return { title: say('site.app'), body, look: 'marketing' }
}
