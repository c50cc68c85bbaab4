import type { FastifyRequest } from 'fastify'
import english from '#i18n/en_GB.json' with { type: 'json' }
import spanish from '#i18n/es_ES.json' with { type: 'json' }
import type { Language } from '#i18n/languages.ts'
import type { TextKey } from '#i18n/text-key.ts'
import type { Visit } from '#mock/journey/page/visit.ts'
import { namesOf } from '#mock/scenarios/choose.ts'
import type { InBothLanguages } from '#mock/scenarios/define-scenario.ts'
import type { Selection } from '#mock/scenarios/selection.ts'
import { type PanelSay, speakPanel } from './panel-say.ts'
import { currentStep, type PanelStep } from './panel-steps.ts'

/** A look at the panel: who looks, in which language, at which step of the wizard, and what they chose. */
export interface PanelVisit {
  visit: Visit
  /** The panel's own texts. */
  tell: PanelSay
  /** A text of the wizard. */
  quote: (key: TextKey) => string
  /** Words that a scenario carries itself. */
  pick: (words: InBothLanguages) => string
  step: PanelStep | undefined
  /** The chosen scenarios, as names. */
  chosen: readonly string[]
}

const wizardTexts: Record<Language, Record<string, string>> = { es_ES: spanish, en_GB: english }

export function panelVisit(visit: Visit, request: FastifyRequest, selection: Selection): PanelVisit {
  const { language, session } = visit
  const { step } = request.query as { step?: string }
  return {
    visit,
    tell: speakPanel(language),
    quote: key => wizardTexts[language][key] ?? key,
    pick: words => words[language === 'es_ES' ? 'es' : 'en'],
    step: currentStep(step, session),
    chosen: namesOf(selection.of(request).chosen),
  }
}
