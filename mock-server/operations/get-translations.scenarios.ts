import { translationMaxRetries } from '#domain/limits.ts'
import { serverError, unauthorized } from '#mock/scenarios/answers.ts'
import { defineScenario } from '#mock/scenarios/define-scenario.ts'

export const getTranslationsScenarios = [
  defineScenario({
    id: 'translations-fail',
    title: { es: 'Los textos no llegan', en: 'The texts do not arrive' },
    effect: { es: 'La interfaz entera, con los textos incluidos', en: 'The whole interface, with the bundled texts' },
    step: 'start',
    on: { getTranslations: { answer: serverError } },
    sees: null,
    covers: ['8 translations: retried'],
  }),
  defineScenario({
    id: 'translations-flaky',
    title: { es: 'Los textos llegan al tercer intento', en: 'The texts arrive at the third attempt' },
    effect: { es: 'Nada: se reintenta dos veces', en: 'Nothing: it is tried again twice' },
    step: 'start',
    on: { getTranslations: { answer: serverError, times: translationMaxRetries } },
    sees: null,
    covers: ['8 translations: retried'],
  }),
  defineScenario({
    id: 'translations-denied',
    title: { es: 'La clave de los textos no vale', en: 'The key to the texts is refused' },
    effect: { es: 'Nada: no se reintenta', en: 'Nothing: it is not tried again' },
    step: 'start',
    on: { getTranslations: { answer: unauthorized } },
    sees: null,
    covers: ['8 translations: not retried'],
  }),
]
