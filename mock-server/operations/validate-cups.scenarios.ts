import { cupsWatchdogMs } from '#domain/limits.ts'
import { serverError } from '#mock/scenarios/answers.ts'
import { defineScenario } from '#mock/scenarios/define-scenario.ts'
import type { Answer, ValidRequest } from '#mock/shared/types.ts'
import type { CupsOutcome } from '#mock/world/supply-point.ts'
import { supplyPoints } from '#mock/world/supply-points.ts'
import { describeSupplyPoint } from './validate-cups.ts'

/**
 * While the scenario is chosen, every CUPS is answered like the first seeded point with this outcome. That point itself keeps the
 * usual answer, which includes what the tester registered.
 */
function seeded(outcome: CupsOutcome) {
  const point = supplyPoints.find(each => each.outcome === outcome)
  if (!point) throw new Error(`No supply point leads to ${outcome}`)
  const answer = ({ query }: ValidRequest<'validateCups'>): Answer<'validateCups'> | undefined =>
    query.cups === point.cups ? undefined : { status: 200, body: describeSupplyPoint(point) }
  return { on: { validateCups: { answer } }, typed: { field: 'cups', value: point.cups } } as const
}

export const validateCupsScenarios = [
  defineScenario({
    id: 'cups-in-sips',
    title: { es: 'CUPS encontrado', en: 'CUPS found' },
    effect: { es: 'Dirección y potencias vienen rellenas', en: 'Address and power are filled in' },
    step: 'supply',
    ...seeded('in-sips'),
    sees: 'supply.cups.found',
    covers: ['4 cups: in the supply database'],
  }),
  defineScenario({
    id: 'cups-in-sips-with-rights',
    title: { es: 'CUPS con derechos de extensión', en: 'CUPS with extension rights' },
    effect: { es: 'No pregunta si hay luz', en: 'Does not ask whether there is electricity' },
    step: 'supply',
    ...seeded('in-sips-with-rights'),
    sees: 'supply.cups.found',
    covers: ['4 cups: with rights'],
  }),
  defineScenario({
    id: 'cups-in-sips-without-powers',
    title: { es: 'CUPS encontrado sin potencias', en: 'CUPS found without contracted power' },
    effect: { es: 'El cliente elige las potencias', en: 'The customer chooses the power' },
    step: 'supply',
    ...seeded('in-sips-without-powers'),
    sees: 'supply.cups.found',
    covers: ['4 cups: without powers'],
  }),
  defineScenario({
    id: 'cups-not-found',
    title: { es: 'CUPS no encontrado', en: 'CUPS not found' },
    effect: { es: 'El cliente rellena dirección y potencias', en: 'The customer fills in address and power' },
    step: 'supply',
    ...seeded('not-found'),
    sees: 'supply.cups.notFound',
    covers: ['4 cups: not found'],
  }),
  defineScenario({
    id: 'cups-already-exists',
    title: { es: 'CUPS ya dado de alta', en: 'CUPS already supplied' },
    effect: { es: 'El botón pasa a «Cambiar el titular»', en: 'Next reads “Change the holder”' },
    step: 'supply',
    ...seeded('already-exists'),
    sees: 'supply.cups.exists',
    covers: ['8 cups: exists'],
  }),
  defineScenario({
    id: 'cups-format-invalid',
    title: { es: 'CUPS que no parece válido', en: 'CUPS that does not look valid' },
    effect: { es: 'No deja continuar', en: 'Next stays disabled' },
    step: 'supply',
    ...seeded('format-invalid'),
    sees: 'error.cups.invalid',
    covers: ['8 cups: format'],
  }),
  defineScenario({
    id: 'cups-wrong-tariff',
    title: { es: 'Tarifa distinta de 2.0TD', en: 'A tariff other than 2.0TD' },
    effect: { es: 'No deja continuar', en: 'Next stays disabled' },
    step: 'supply',
    ...seeded('wrong-tariff'),
    sees: 'error.cups.tariff',
    covers: ['8 cups: wrong tariff'],
  }),
  defineScenario({
    id: 'cups-over-power',
    title: { es: 'Más de 15 kW', en: 'Over 15 kW' },
    effect: { es: 'No deja continuar', en: 'Next stays disabled' },
    step: 'supply',
    ...seeded('over-power'),
    sees: 'error.cups.capacity',
    covers: ['8 cups: over power'],
  }),
  defineScenario({
    id: 'cups-server-error',
    title: { es: 'El servidor no puede validar el CUPS', en: 'The server cannot validate the CUPS' },
    effect: { es: 'Se puede reintentar o rellenar a mano', en: 'Try again, or fill in by hand' },
    step: 'supply',
    ...seeded('server-error'),
    sees: 'error.cups.unavailable',
    covers: ['8 cups: server error'],
  }),
  defineScenario({
    id: 'cups-fails',
    title: { es: 'La llamada del CUPS falla', en: 'The CUPS call fails' },
    effect: { es: 'Se puede reintentar o rellenar a mano', en: 'Try again, or fill in by hand' },
    step: 'supply',
    on: { validateCups: { answer: serverError } },
    sees: 'error.verification',
    covers: ['8 cups fails'],
    typed: { field: 'cups', value: 'ES0021000000000999EF' },
  }),
  defineScenario({
    id: 'cups-slow',
    title: { es: 'CUPS muy lento', en: 'Very slow CUPS' },
    effect: { es: 'La validación se da por perdida a los 15 s', en: 'The validation is given up after 15 s' },
    step: 'supply',
    on: { validateCups: { delayMs: cupsWatchdogMs + 2000 } },
    sees: 'error.verification',
    covers: ['9 cups watchdog', '8 cups fails'],
    typed: { field: 'cups', value: 'ES0021000000000998EY' },
  }),
]
