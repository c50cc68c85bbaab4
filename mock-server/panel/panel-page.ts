import { html, type Markup } from '#mock/journey/page/html.ts'
import { type IconName, icon } from '#mock/journey/page/icons.ts'
import { languageChoice, type Page } from '#mock/journey/page/layout.ts'
import { mark } from '#mock/journey/page/logo.ts'
import { getJourney } from '#mock/journey/state/journey.ts'
import { scenarios } from '#mock/operations/scenarios.ts'
import type { Scenario } from '#mock/scenarios/define-scenario.ts'
import type { PanelContext } from './panel-context.ts'
import { situation } from './situation.ts'

export type PanelTab = 'scenarios' | 'editor' | 'values' | 'calls' | 'observed'

/** Renders the content of a tab; `aside` stands below what every tab has beside it. */
export type Contents = (context: PanelContext) => { main: Markup; aside?: Markup }

/** A tab of the panel, with the situation beside it. */
export function panelPage(context: PanelContext, tab: PanelTab, { main, aside }: ReturnType<Contents>): Page {
  const { t } = context
  const body = html`<div class="panel-page" ${panelData(context)}>
${header(context, tab)}
<div class="panel-columns">
<main id="content" tabindex="-1">
<h1>${t(`tab.${tab}`)}</h1>
<p class="lead">${t(`tab.${tab}.text`)}</p>
${main}
</main>
<div class="panel-side stack">${situation(context)}${aside}</div>
</div>
<p class="hidden" role="status" data-announce></p>
<noscript><p class="notice" data-tone="warning">${icon('warning')} ${t('noScript')}</p></noscript>
</div>`
  return {
    title: t(`tab.${tab}`),
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

function header({ t, page, chosen, calls }: PanelContext, tab: PanelTab): Markup {
  const link = (url: string, picture: IconName, words: string, count?: Markup, isCurrent = false) =>
    html`<li><a class="tab" href="${url}"${isCurrent && html` aria-current="page"`}>${icon(picture)}<span>${words}</span>${count}</a></li>`
  const mails = getJourney(page.session).outbox.length
  return html`<header class="panel-header bar row">
<a class="owner row" href="/__mock/">${mark}${t('panel')}</a>
<nav class="tabs" aria-label="${t('tabs')}"><ul>
${link('/__mock/', 'flask', t('tab.scenarios'), counter('scenarios', chosen.length), tab === 'scenarios')}
${link('/__mock/editor', 'pen', t('tab.editor'), undefined, tab === 'editor')}
${link('/__mock/values', 'document', t('tab.values'), undefined, tab === 'values')}
${link('/__mock/calls', 'send', t('tab.calls'), counter('calls', calls.length), tab === 'calls')}
${link('/__mock/observers', 'bolt', t('tab.observed'), undefined, tab === 'observed')}
${link('/__mock/mail', 'mail', t('tab.mail'), counter('mails', mails))}
${link('/__mock/docs/', 'info', t('tab.docs'))}
</ul></nav>
${languageChoice(page)}
</header>`
}
