import * as z from 'zod/mini'
import { htmlLang } from '#i18n/languages.ts'
import type { Arrival } from '#mock/journal/arrivals.ts'
import { facts } from '#mock/journey/page/controls.ts'
import { html, type Markup } from '#mock/journey/page/html.ts'
import type { PanelContext } from './panel-context.ts'

/** What one message says: the entries of a page's message, or the reports of a browser. */
interface Observation {
  kind: string
  /** The rest, as it arrived. */
  facts: Record<string, unknown>
}

const members = z.record(z.string(), z.unknown())
const telemetry = z.object({ page: z.string(), entries: z.array(z.looseObject({ event: z.string() })) })
/** Sent by the Reporting API. Older browsers send a `policyReport`. */
const reports = z.array(z.object({ type: z.string(), body: members }))
const policyReport = z.object({ 'csp-report': members })

/** What operators receive: measurements of the page, its errors, and reports of its browser. The newest first. */
export function observedPage(context: PanelContext) {
  const { t, arrivals } = context
  const rows = arrivals
    .toReversed()
    .flatMap(arrival => toObservations(arrival).map(each => row(context, arrival, each)))
  return {
    main: html`<div class="box surface">${rows.length > 0 ? html`<ul class="call-list lined">${rows}</ul>` : html`<p class="small">${t('observed.none')}</p>`}</div>`,
  }
}

/** A message of an unknown form is shown as it arrived. */
function toObservations({ receiver, body }: Arrival): Observation[] {
  const message = telemetry.safeParse(body)
  if (message.success) {
    const { page, entries } = message.data
    return entries.map(({ event, ...rest }) => ({ kind: event, facts: { page, ...rest } }))
  }
  const list = reports.safeParse(body)
  if (list.success) return list.data.map(({ type, body: rest }) => ({ kind: type, facts: rest }))
  const policy = policyReport.safeParse(body)
  if (policy.success) return [{ kind: 'csp-report', facts: policy.data['csp-report'] }]
  return [{ kind: receiver, facts: { body } }]
}

function row({ page }: PanelContext, { at }: Arrival, observation: Observation): Markup {
  const time = new Date(at).toLocaleTimeString(htmlLang(page.language))
  const rows = Object.entries(observation.facts).map(([name, value]) => {
    return [name, typeof value === 'string' ? value : JSON.stringify(value)] as const
  })
  return html`<li class="observation"><p class="row between"><strong>${observation.kind}</strong> <time class="small" datetime="${at}">${time}</time></p>${facts(rows, 'small')}</li>`
}
