import { serverError } from '#mock/scenarios/answers.ts'
import { defineScenario } from '#mock/scenarios/define-scenario.ts'

export const estimateSupplyCostsScenarios = [
  defineScenario({
    id: 'supply-costs-fail',
    title: { es: 'El coste del alta falla', en: 'The supply costs fail' },
    effect: { es: 'Sin estimación; se puede continuar', en: 'No estimate; the customer can carry on' },
    step: 'supply',
    on: { estimateSupplyCosts: { answer: serverError } },
    sees: 'error.supplyCosts',
    covers: ['3 supply costs'],
  }),
]
