import { html, type Markup } from '#mock/journey/page/html.ts'
import { type IconName, icon } from '#mock/journey/page/icons.ts'
import { languageChoice, type Page } from '#mock/journey/page/layout.ts'
import { mark } from '#mock/journey/page/logo.ts'
import { getJourney } from '#mock/journey/state/journey.ts'
import { scenarios } from '#mock/operations/scenarios.ts'
import type { Scenario } from '#mock/scenarios/define-scenario.ts'
import type { PanelContext } from './panel-context.ts'
import { situation } from './situation.ts'

export type Room = 'scenarios' | 'editor' | 'values' | 'calls' | 'observed'

/** Renders the content of a room; `aside` stands below what every room has beside it. */
export type Contents = (context: PanelContext) => { main: Markup; aside?: Markup }

/** A room of the panel, with the situation beside it. */
export function panelPage(context: PanelContext, room: Room, { main, aside }: ReturnType<Contents>): Page {
  const { t } = context
  const body = html`<div class="panel-page" ${panelData(context)}>
${header(context, room)}
<div class="panel-columns">
<main id="content" tabindex="-1">
<h1>${t(`room.${room}`)}</h1>
<p class="lead">${t(`room.${room}.text`)}</p>
${main}
</main>
<div class="panel-side stack">${situation(context)}${aside}</div>
</div>
<p class="hidden" role="status" data-announce></p>
<noscript><p class="notice" data-tone="warning">${icon('warning')} ${t('noScript')}</p></noscript>
</div>`
  return {
    title: t(`room.${room}`),
    owner: t('panel'),
    body,
    kind: 'panel',
    stylesheet: '/__mock/panel/style.css',
    script: '/__mock/panel/client/panel.ts',
  }
}

/** Attributes of the panel's element: the texts and scenarios that the browser script needs. */
export function panelData({ t, localise }: PanelContext): Markup {
  const known = scenarios.map(({ id, title, at = '/' }: Scenario) => [id, { title: localise(title), at }])
  return html`data-panel data-lost="${t('lost')}" data-copied="${t('copied')}" data-known="${JSON.stringify(Object.fromEntries(known))}"`
}

/** A number that the browser script keeps up to date. */
export function counter(name: 'scenarios' | 'calls' | 'mails', count: number): Markup {
  return html`<span class="count pill" data-count="${name}">${count}</span>`
}

function header({ t, page, chosen, calls }: PanelContext, room: Room): Markup {
  const link = (url: string, picture: IconName, words: string, count?: Markup, isCurrent = false) =>
    html`<li><a class="tab" href="${url}"${isCurrent && html` aria-current="page"`}>${icon(picture)}<span>${words}</span>${count}</a></li>`
  const mails = getJourney(page.session).outbox.length
  return html`<header class="panel-header bar row">
<a class="owner row" href="/__mock/">${mark}${t('panel')}</a>
<nav class="rooms" aria-label="${t('rooms')}"><ul>
${link('/__mock/', 'flask', t('room.scenarios'), counter('scenarios', chosen.length), room === 'scenarios')}
${link('/__mock/editor', 'pen', t('room.editor'), undefined, room === 'editor')}
${link('/__mock/values', 'document', t('room.values'), undefined, room === 'values')}
${link('/__mock/calls', 'send', t('room.calls'), counter('calls', calls.length), room === 'calls')}
${link('/__mock/observers', 'bolt', t('room.observed'), undefined, room === 'observed')}
${link('/__mock/mail', 'mail', t('room.mail'), counter('mails', mails))}
${link('/__mock/docs/', 'info', t('room.docs'))}
</ul></nav>
${languageChoice(page)}
</header>`
}
