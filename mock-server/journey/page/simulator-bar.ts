import { journeyOf } from '../state/journey-of.ts'
import { html, type Markup } from './html.ts'
import type { Visit } from './visit.ts'

/** The strip at every page's foot that says this is a simulation, and leads to its other places. */
export function simulatorBar({ say, session, wizard }: Visit): Markup {
  const places = [
    ['/__mock/marketing/', say('simulator.marketing')],
    [wizard('/'), say('simulator.wizard')],
    ['/__mock/mail', say('simulator.mail', { count: journeyOf(session).outbox.length })],
    ['/__mock/app', say('simulator.app')],
    ['/__mock/', say('simulator.panel')],
  ] as const
  const links = places.map(([address, name]) => html`<li><a href="${address}">${name}</a></li>`)
  return html`<aside class="simulator" aria-label="${say('simulator.label')}"><p>${say('simulator.note')}</p><ul>${links}</ul></aside>`
}
