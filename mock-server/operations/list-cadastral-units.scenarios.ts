import { serverError } from '#mock/scenarios/answers.ts'
import { defineScenario } from '#mock/scenarios/define-scenario.ts'
import { buildings } from '#mock/world/building.ts'

export const listCadastralUnitsScenarios = [
  defineScenario({
    id: 'units-found',
    title: { es: 'Hay viviendas en el Catastro', en: 'There are homes in the cadastre' },
    effect: { es: 'Se elige la vivienda de una lista', en: 'The home is picked from a list' },
    step: 'supply',
    on: { listCadastralUnits: { answer: { status: 200, body: [...buildings.olmo.units] } } },
    sees: 'supply.details.found',
    covers: ['4 cadastral units'],
  }),
  defineScenario({
    id: 'units-empty',
    title: { es: 'El Catastro no conoce la dirección', en: 'The cadastre does not know the address' },
    effect: { es: 'Queda una casilla de texto libre', en: 'A free-text box remains' },
    step: 'supply',
    on: { listCadastralUnits: { answer: { status: 200, body: [] } } },
    sees: 'supply.details.hint',
    covers: ['4 cadastral units: failed or empty'],
  }),
  defineScenario({
    id: 'units-fail',
    title: { es: 'El Catastro falla', en: 'The cadastre fails' },
    effect: { es: 'Queda una casilla de texto libre', en: 'A free-text box remains' },
    step: 'supply',
    on: { listCadastralUnits: { answer: serverError } },
    sees: 'supply.details.hint',
    covers: ['4 cadastral units: failed or empty'],
  }),
]
