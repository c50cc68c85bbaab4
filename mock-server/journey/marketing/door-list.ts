import { buttonForm } from '../page/button.ts'
import { html, type Markup } from '../page/html.ts'
import type { JourneyText } from '../page/texts.ts'
import type { Visit } from '../page/visit.ts'
import { type Door, type DoorName, doorAddress, doors, luggage } from './doors.ts'

/** Every way into the wizard, with what it brings along: for whoever tests attribution. */
export function doorList({ say }: Visit): Markup {
  const names = Object.keys(doors) as DoorName[]
  const items = names.map(name => {
    const door: Door = doors[name]
    const key: JourneyText = `door.${name}`
    return html`<li><a href="${doorAddress(name)}">${say(key)}</a> <code>${luggage(door) || say('doors.nothing')}</code></li>`
  })
  return html`<section class="doors" id="doors" aria-labelledby="doors-title">
<p class="eyebrow">${say('doors.eyebrow')}</p>
<h2 id="doors-title">${say('doors.title')}</h2>
<p>${say('doors.text')}</p>
<ul>${items}</ul>
${buttonForm('/__mock/marketing/forget', say('doors.forget'), { variant: 'secondary' })}
</section>`
}
