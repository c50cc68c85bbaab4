import { serverError } from '#mock/scenarios/answers.ts'
import { defineScenario } from '#mock/scenarios/define-scenario.ts'
import { spanishIban } from '#mock/world/spanish-iban.ts'

export const checkIbanScenarios = [
  defineScenario({
    id: 'iban-invalid',
    title: { es: 'El servidor rechaza el IBAN', en: 'The server refuses the IBAN' },
    effect: { es: 'No deja contratar', en: 'The contract cannot be made' },
    step: 'bank',
    on: { checkIban: { answer: { status: 200, body: { valid: false } } } },
    sees: 'error.iban.format',
    covers: ['5 iban: format'],
    typed: { field: 'iban', value: spanishIban('2100', '0418', '0000000013') },
  }),
  defineScenario({
    id: 'iban-check-fails',
    title: { es: 'La comprobación del IBAN falla', en: 'The IBAN check fails' },
    effect: { es: 'Error con vuelta a intentarlo', en: 'An error with a way to try again' },
    step: 'bank',
    on: { checkIban: { answer: serverError } },
    sees: 'error.verification',
    covers: ['8 iban fails'],
    typed: { field: 'iban', value: spanishIban('2100', '0418', '0000000500') },
  }),
]
