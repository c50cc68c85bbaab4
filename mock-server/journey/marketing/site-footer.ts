import { brand } from '#brand/brand.ts'
import { legalAddress } from '../legal/documents.ts'
import { html, type Markup } from '../page/html.ts'
import { logo } from '../page/logo.ts'
import type { Visit } from '../page/visit.ts'

/** The foot of every page of the site: the legal documents and where to ask. */
export function siteFooter({ say }: Visit): Markup {
  return html`<footer class="site-footer">
${logo}
<nav aria-label="${say('site.legal')}"><ul>
<li><a class="foot-link" href="${legalAddress('privacy')}">${say('legal.privacy')}</a></li>
<li><a class="foot-link" href="${legalAddress('appTerms')}">${say('legal.appTerms')}</a></li>
<li><a class="foot-link" href="${legalAddress('generalConditions')}">${say('legal.generalConditions')}</a></li>
<li><a class="foot-link" href="${legalAddress('sepaMandate')}">${say('legal.sepaMandate')}</a></li>
</ul></nav>
<p>${say('site.questions')} <a class="foot-link" href="mailto:${brand.supportEmail}">${brand.supportEmail}</a></p>
</footer>`
}
