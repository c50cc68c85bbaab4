import type { FastifyRequest } from 'fastify'
import wizardEnglish from '#i18n/en_GB.json' with { type: 'json' }
import wizardSpanish from '#i18n/es_ES.json' with { type: 'json' }
import type { MessageKey } from '#i18n/message.ts'
import type { Arrival } from '#mock/journal/arrivals.ts'
import type { JournalEntry } from '#mock/journal/journal-entry.ts'
import type { PageContext } from '#mock/journey/page/page-context.ts'
import { interpolate, type PageLanguage, type Translate } from '#mock/journey/page/texts.ts'
import { scenarios } from '#mock/operations/scenarios.ts'
import { toNames } from '#mock/scenarios/choose.ts'
import type { Scenario, ScenarioStep } from '#mock/scenarios/define-scenario.ts'
import type { Selection } from '#mock/scenarios/selection.ts'
import { getRemoteState } from '#mock/sessions/remote-key.ts'
import type { Bilingual } from '#mock/shared/types.ts'
import { findOverridden } from '#mock/situation/overridden.ts'
import english from './texts/en_GB.json' with { type: 'json' }
import spanish from './texts/es_ES.json' with { type: 'json' }

/** The key of a text of the panel. */
export type PanelText = keyof typeof spanish

const catalogues: Record<PageLanguage, Record<PanelText, string>> = { es_ES: spanish, en_GB: english }
const wizardCatalogues: Record<PageLanguage, Record<string, string>> = { es_ES: wizardSpanish, en_GB: wizardEnglish }

/** The steps of the wizard. */
export const wizardSteps = ['account', 'holder', 'supply', 'bank'] as const

export type WizardStep = (typeof wizardSteps)[number]

/** The groups of scenarios, in the order in which a customer meets them. */
export const scenarioGroups: readonly ScenarioStep[] = ['start', ...wizardSteps, 'network']

/** Everything that the panel shows to one tester. */
export type PanelContext = ReturnType<typeof createPanelContext>

/** What the tester's page called, and what arrived for operators from every browser, the oldest first. */
interface Received {
  calls: readonly JournalEntry[]
  arrivals: readonly Arrival[]
}

/** Creates the context of a request for a page of the panel, or for a part of one. */
export function createPanelContext(
  page: PageContext,
  request: FastifyRequest,
  selection: Selection,
  received: Received,
) {
  const { language } = page
  const { step } = request.query as { step?: string }
  const { chosen, unknown } = selection.get(request)
  const t: Translate<PanelText> = (key, values) => interpolate(catalogues[language][key], values)
  return {
    ...received,
    page,
    t,
    /** A text of the wizard. */
    tWizard: (key: MessageKey) => wizardCatalogues[language][key] ?? key,
    /** A scenario's own words in the reader's language. */
    localise: (words: Bilingual) => words[language === 'es_ES' ? 'es' : 'en'],
    /** The step that the tester is at, as far as the address or the calls say. */
    step: wizardSteps.find(each => each === step) ?? stepOfLastCall(received.calls),
    /** The names of the chosen scenarios. */
    chosen: toNames(chosen),
    /** Those among them that have no effect. */
    overridden: findOverridden(chosen, page.session),
    /** Names in the browser's cookie of scenarios that do not exist any more. */
    unknown,
    /** Whether another device steers this one, or the other way round. */
    remote: getRemoteState(request),
  }
}

const stepByOperation = new Map(
  scenarios.flatMap(({ step, on = {} }: Scenario) => Object.keys(on).map(operation => [operation, step] as const)),
)

function stepOfLastCall(calls: readonly JournalEntry[]): WizardStep | undefined {
  const steps = calls.map(({ operation }) => wizardSteps.find(each => each === stepByOperation.get(operation)))
  return steps.findLast(each => each !== undefined)
}
