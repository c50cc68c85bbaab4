import { euros } from '../page/euros.ts'
import { html, type Markup } from '../page/html.ts'
import { mark } from '../page/logo.ts'
import type { Visit } from '../page/visit.ts'

// Prices of an invented day, cheap at noon when the sun shines: heights of 24 hours in px.
const hours = [34, 30, 27, 25, 26, 31, 40, 52, 58, 47, 33, 22, 15, 11, 10, 13, 22, 36, 55, 72, 78, 66, 50, 41]
const priceNow = 0.062

/** A phone that shows the app: today's prices hour by hour. A picture, said in one sentence to who cannot see it. */
export function phoneDrawing({ say, language }: Visit): Markup {
  const cheapest = Math.min(...hours)
  const bars = hours.map((height, hour) => {
    const isCheap = height < cheapest + 8
    return html`<rect class="${isCheap ? 'cheap' : 'bar'}" x="${24 + hour * 8}" y="${270 - height}" width="5.5" height="${height}" rx="2"/>`
  })
  return html`<div class="phone" role="img" aria-label="${say('about.picture')}">
<div class="phone-screen" aria-hidden="true">
<p class="phone-head">${mark}${say('phone.now')}</p>
<p class="phone-price">${euros(priceNow, language, 3)}<small>/kWh</small></p>
<p class="phone-tip">${say('phone.tip')}</p>
<svg class="prices" viewBox="16 180 208 96" preserveAspectRatio="none">${bars}</svg>
<p class="phone-hours"><span>0 h</span><span>12 h</span><span>24 h</span></p>
</div>
</div>`
}
