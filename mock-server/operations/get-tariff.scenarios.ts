import { serverError } from '#mock/scenarios/answers.ts'
import { defineScenario } from '#mock/scenarios/define-scenario.ts'

export const getTariffScenarios = [
  defineScenario({
    id: 'tariff-fails',
    title: { es: 'La tarifa falla', en: 'The tariff fails' },
    effect: { es: 'La oferta se ve con las cifras de siempre', en: 'The offer shows its usual figures' },
    step: 'start',
    on: { getTariff: { answer: serverError } },
    sees: 'error.tariff',
    covers: ['8 tariff fails'],
  }),
]
