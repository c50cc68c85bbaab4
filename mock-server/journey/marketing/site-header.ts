import { brand } from '#brand/brand.ts'
import { buttonLink } from '../page/button.ts'
import { html, type Markup } from '../page/html.ts'
import { languageChoice } from '../page/language-choice.ts'
import { logo } from '../page/logo.ts'
import type { Visit } from '../page/visit.ts'
import { startAddress } from './start-address.ts'

const home = '/__mock/marketing/'

/** The head of every page of the site. */
export function siteHeader(visit: Visit): Markup {
  const { say } = visit
  return html`<header class="site-header">
<a class="home" href="${home}" aria-label="${say('site.home', { brand: brand.name })}">${logo}</a>
<nav class="sections" aria-label="${say('site.menu')}"><ul>
<li><a href="${home}#tariff">${say('site.tariff')}</a></li>
<li><a href="${home}#steps">${say('site.steps')}</a></li>
<li><a href="${home}${brand.marketing.aboutApp}">${say('site.app')}</a></li>
</ul></nav>
${languageChoice(visit)}
${buttonLink(startAddress(visit), say('site.start'))}
</header>`
}
