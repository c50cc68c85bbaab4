import { providerFeeEurosPerMonth, savingsUpToPercentPerMonth } from '#domain/limits.ts'
import { buttonLink } from '../page/button.ts'
import { euros } from '../page/euros.ts'
import { html, type Markup } from '../page/html.ts'
import { icon } from '../page/icons.ts'
import { panelArt } from '../page/logo.ts'
import { strong } from '../page/texts.ts'
import type { Visit } from '../page/visit.ts'
import { startAddress } from './start-address.ts'

// An invented month, to show how a bill is made up. It adds up.
const example = { energy: 21.4, power: 9.85, fee: providerFeeEurosPerMonth, taxes: 9.24 }

/** The promise, the way in, and a bill that shows what the promise means. */
export function hero(visit: Visit): Markup {
  const { say, language } = visit
  const { energy, power, fee, taxes } = example
  const amount = (value: number) => euros(value, language)
  return html`<section class="hero" aria-labelledby="promise">
<div class="hero-words">
<p class="eyebrow">${say('home.eyebrow')}</p>
<h1 id="promise">${say('home.promise')}</h1>
<p class="lead">${strong(say('home.lead', { fee: amount(fee), percent: savingsUpToPercentPerMonth }))}</p>
<p class="hero-actions">${buttonLink(startAddress(visit), html`${say('home.start')} ${icon('arrowRight')}`)}${buttonLink('#steps', say('home.how'), { variant: 'secondary' })}</p>
<p class="hero-note">${icon('check')} ${say('home.note')}</p>
</div>
<div class="hero-bill">
<div class="bill">
<p class="eyebrow">${say('bill.example')}</p>
<dl>
<div><dt>${say('bill.energy')}</dt><dd>${amount(energy)}</dd></div>
<div><dt>${say('bill.power')}</dt><dd>${amount(power)}</dd></div>
<div class="bill-fee"><dt>${say('bill.fee')}</dt><dd>${amount(fee)}</dd></div>
<div><dt>${say('bill.taxes')}</dt><dd>${amount(taxes)}</dd></div>
<div class="bill-total"><dt>${say('bill.total')}</dt><dd>${amount(energy + power + fee + taxes)}</dd></div>
</dl>
</div>
<div class="hero-art">${panelArt}</div>
</div>
</section>`
}
