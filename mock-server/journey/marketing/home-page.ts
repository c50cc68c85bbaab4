import { html } from '../page/html.ts'
import { icon } from '../page/icons.ts'
import type { Page } from '../page/send-page.ts'
import type { Visit } from '../page/visit.ts'
import { doorList } from './door-list.ts'
import { hero } from './hero.ts'
import { promotions } from './promotions.ts'
import { siteFooter } from './site-footer.ts'
import { siteHeader } from './site-header.ts'
import { startAddress } from './start-address.ts'
import { steps } from './steps.ts'
import { tariffSection } from './tariff-section.ts'

/** The site's first page. Who comes back from the wizard is offered to go on. */
export function homePage(visit: Visit, isBack: boolean): Page {
  const { say } = visit
  const body = html`${siteHeader(visit)}
<main id="content">
${isBack && html`<p class="back-strip">${icon('sun')}<span>${say('home.back')} <a href="${startAddress(visit)}">${say('home.back.link')}</a></span></p>`}
${hero(visit)}
${tariffSection(visit)}
${steps(visit)}
${promotions(visit)}
${doorList(visit)}
</main>
${siteFooter(visit)}`
  return { title: say('home.title'), body, look: 'marketing' }
}
