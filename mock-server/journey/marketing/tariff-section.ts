import {
  friendsSavingsEurosPerYear,
  providerFeeEurosPerMonth,
  savingsUpToPercentPerMonth,
  smartChargingSavingsEurosPerYear,
} from '#domain/limits.ts'
import { euros } from '../page/euros.ts'
import { html, type Markup } from '../page/html.ts'
import { type IconName, icon } from '../page/icons.ts'
import { strong } from '../page/texts.ts'
import type { Visit } from '../page/visit.ts'

/** What one pays for, and what one saves. */
export function tariffSection({ say, language }: Visit): Markup {
  const whole = (amount: number) => euros(amount, language, 0)
  const parts: [IconName, string][] = [
    ['bolt', say('tariff.energy')],
    ['sun', say('tariff.power')],
    ['bank', say('tariff.fee', { fee: euros(providerFeeEurosPerMonth, language) })],
  ]
  const savings: [string, string][] = [
    [say('tariff.savings.figure', { percent: savingsUpToPercentPerMonth }), say('tariff.savings')],
    [whole(friendsSavingsEurosPerYear), say('tariff.friends')],
    [whole(smartChargingSavingsEurosPerYear), say('tariff.car')],
  ]
  return html`<section class="tariff" id="tariff" aria-labelledby="tariff-title">
<h2 id="tariff-title">${say('tariff.title')}</h2>
<ul class="tariff-parts">${parts.map(([name, words]) => html`<li><span class="picture">${icon(name)}</span><p>${strong(words)}</p></li>`)}</ul>
<ul class="figures">${savings.map(([figure, words]) => html`<li><strong>${figure}</strong><span>${words}</span></li>`)}</ul>
</section>`
}
