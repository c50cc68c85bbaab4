import { expect, test } from 'vitest'
import { certainAddress } from '#mock/invoice/address/pictured-address.ts'
import { splitStreet } from '#mock/invoice/address/street-parts.ts'

test.each([
  ['Carrer Major 1r 2a', { street: 'Carrer Major', streetNr: '', apartment: '1r 2a' }],
  ['Carrer Major 5, 1r 2a', { street: 'Carrer Major', streetNr: '5', apartment: '1r 2a' }],
  ['Carrer Major 12 2a', { street: 'Carrer Major', streetNr: '12', apartment: '2a' }],
])('§own.780 A floor in Catalan is no number of a house: "%s"', (text, parts) =>
  expect(splitStreet(text)).toEqual(parts),
)

test.each([
  ['C/ de Barcelona BAIXOS', 'C/ de Barcelona', 'BAIXOS'],
  ['Calle Luna, ático', 'Calle Luna', 'ático'],
  ['Calle Bajos', 'Calle Bajos', ''],
  ['Barrio de San Juan Bajo', 'Barrio de San Juan Bajo', ''],
])('§own.781 In a picture a floor behind a street has lost the number before it: "%s"', (street, name, apartment) =>
  expect(
    certainAddress({ street, streetNr: '', apartment: '', zipCode: '28004', municipality: 'Madrid' }),
  ).toMatchObject({
    street: name,
    streetNr: '',
    apartment,
  }),
)
