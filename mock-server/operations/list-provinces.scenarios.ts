import { provincesWatchdogMs } from '#domain/limits.ts'
import { serverError } from '#mock/scenarios/answers.ts'
import { defineScenario } from '#mock/scenarios/define-scenario.ts'

export const listProvincesScenarios = [
  defineScenario({
    id: 'provinces-fail',
    title: { es: 'Las provincias fallan', en: 'Provinces fail' },
    effect: { es: 'Se ofrece la lista propia y se puede reintentar', en: 'Our own list is offered, with a retry' },
    step: 'supply',
    on: { listProvinces: { answer: serverError } },
    sees: 'error.verification',
    covers: ['8 provinces fail'],
  }),
  defineScenario({
    id: 'provinces-slow',
    title: { es: 'Provincias muy lentas', en: 'Very slow provinces' },
    effect: { es: 'La lista se da por perdida a los 10 s', en: 'The list is given up after 10 s' },
    step: 'supply',
    on: { listProvinces: { delayMs: provincesWatchdogMs + 2000 } },
    sees: 'error.verification',
    covers: ['9 provinces watchdog', '8 provinces fail'],
  }),
]
