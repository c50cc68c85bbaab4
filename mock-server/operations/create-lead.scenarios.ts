import { serverError } from '#mock/scenarios/answers.ts'
import { defineScenario } from '#mock/scenarios/define-scenario.ts'

export const createLeadScenarios = [
  defineScenario({
    id: 'lead-fails',
    title: { es: 'El lead no se guarda', en: 'The lead is not kept' },
    effect: { es: 'El cliente no nota nada y continúa', en: 'The customer notices nothing and carries on' },
    step: 'account',
    on: { createLead: { answer: serverError } },
    sees: null,
    covers: ['4 lead'],
    typed: { field: 'email', value: 'lead.falla@correo.example' },
  }),
]
