import { html, type Markup } from '#mock/journey/page/html.ts'
import { type IconName, icon } from '#mock/journey/page/icons.ts'
import { languageChoice } from '#mock/journey/page/language-choice.ts'
import { mark } from '#mock/journey/page/logo.ts'
import type { Page } from '#mock/journey/page/send-page.ts'
import { journeyOf } from '#mock/journey/state/journey-of.ts'
import { panelFacts } from './panel-facts.ts'
import type { PanelVisit } from './panel-visit.ts'
import { situation } from './situation.ts'

export type Room = 'scenarios' | 'values' | 'calls'

/** What a room has of its own; the aside stands below what every room has beside it. */
export interface Contents {
  main: Markup
  aside?: Markup
}

const addresses: Record<Room, string> = { scenarios: '/__mock/', values: '/__mock/values', calls: '/__mock/calls' }

/** A room of the panel: its own part, and what is true in every room beside it. */
export function panelPage(look: PanelVisit, room: Room, { main, aside }: Contents): Page {
  const { tell } = look
  const body = html`<div class="panel-page" ${panelFacts(look)}>
${header(look, room)}
<div class="panel-columns">
<main id="content" tabindex="-1">
<h1>${tell(`room.${room}`)}</h1>
<p class="lead">${tell(`room.${room}.text`)}</p>
${main}
</main>
<div class="panel-side">${situation(look)}${aside}</div>
</div>
<p class="unseen" role="status" data-announce></p>
<noscript><p class="notice" data-tone="warning">${icon('warning')} ${tell('noScript')}</p></noscript>
</div>`
  return {
    title: tell(`room.${room}`),
    owner: tell('panel'),
    body,
    look: 'panel',
    style: '/__mock/panel/style.css',
    scripts: ['/__mock/panel/client/panel.ts'],
  }
}

function header({ tell, visit, chosen }: PanelVisit, room: Room): Markup {
  const { journal } = visit.session
  const { outbox } = journeyOf(visit.session)
  const link = (address: string, picture: IconName, words: string, count?: Markup, isHere = false) =>
    html`<li><a href="${address}"${isHere && html` aria-current="page"`}>${icon(picture)}<span>${words}</span>${count}</a></li>`
  const counter = (what: string, count: number) => html`<span class="count" data-count="${what}">${count}</span>`
  return html`<header class="panel-header">
<a class="owner" href="/__mock/">${mark}${tell('panel')}</a>
<nav aria-label="${tell('rooms')}"><ul class="rooms">
${link(addresses.scenarios, 'flask', tell('room.scenarios'), counter('scenarios', chosen.length), room === 'scenarios')}
${link(addresses.values, 'document', tell('room.values'), undefined, room === 'values')}
${link(addresses.calls, 'send', tell('room.calls'), counter('calls', journal.length), room === 'calls')}
${link('/__mock/mail', 'mail', tell('room.mail'), counter('mails', outbox.length))}
${link('/__mock/docs/', 'info', tell('room.docs'))}
</ul></nav>
${languageChoice(visit)}
</header>`
}
