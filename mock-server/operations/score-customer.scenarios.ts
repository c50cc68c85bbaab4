import { serverError } from '#mock/scenarios/answers.ts'
import { defineScenario } from '#mock/scenarios/define-scenario.ts'
import { deniedDocuments } from '#mock/world/people.ts'
import { denied } from './score-customer.ts'

export const scoreCustomerScenarios = [
  defineScenario({
    id: 'scoring-denied',
    title: { es: 'Scoring denegado', en: 'Scoring denied' },
    effect: { es: 'Solo se anota; el cliente continúa', en: 'Only tracked; the customer carries on' },
    step: 'supply',
    on: { scoreCustomer: { answer: denied } },
    sees: null,
    covers: ['4 scoring'],
    typed: { field: 'document', value: deniedDocuments[0] },
  }),
  defineScenario({
    id: 'scoring-fails',
    title: { es: 'El scoring falla', en: 'Scoring fails' },
    effect: { es: 'Solo se anota; el cliente continúa', en: 'Only tracked; the customer carries on' },
    step: 'supply',
    on: { scoreCustomer: { answer: serverError } },
    sees: null,
    covers: ['8 scoring fails', '4 scoring'],
    typed: { field: 'document', value: '22222222J' },
  }),
]
