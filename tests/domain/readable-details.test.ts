import { expect, it } from 'vitest'
import { readableDetails } from '#domain/readable-details.ts'

it.each([
  ['Bloque 1, escalera 1, planta 04, puerta C', 'Bl. 1, esc. 1, 4.º C'],
  ['Escalera 02, planta 12, puerta 03', 'Esc. 2, 12.º 3.ª'],
  ['Planta 00, puerta IZ', 'Bajo izda.'],
  ['Planta BJ, puerta DR', 'Bajo dcha.'],
  ['Planta -1', 'Sótano 1'],
  ['Puerta B', 'Puerta B'],
  ['3º B', '3º B'],
  ['Planta 3, al fondo', 'Planta 3, al fondo'],
  ['9872023VH5797S0001WX', '9872023VH5797S0001WX'],
  ['', ''],
])('%s reads %s', (details, readable) => expect(readableDetails(details).replaceAll('\u00a0', ' ')).toBe(readable))
