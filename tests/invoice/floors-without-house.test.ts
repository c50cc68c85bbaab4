import { expect, test } from 'vitest'
import { certainAddress } from '#mock/invoice/address/pictured-address.ts'
import { picturedFlat } from '#mock/invoice/address/pictured-flat.ts'
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

test.each(['Portal 2, Piso 4, Mano Izda.', 'Escala B, Pis 3r, Porta 2a', 'Escaleira 2, Andar 1, Porta C'])(
  '§own.769 The labels of a flat in a form are words of a flat in a picture, too: "%s"',
  flat => expect(picturedFlat(flat)).toEqual({ flat, alternatives: [] }),
)

test.each([
  ['STRADA REAL', 'ESTRADA REAL'],
  ['ambla Nova', 'Rambla Nova'],
  ['Onda Norte', 'Onda Norte'],
])('§own.793 A kind of street gets its first letter back in a picture: "%s"', (street, whole) =>
  expect(
    certainAddress({ street, streetNr: '2', apartment: '', zipCode: '28004', municipality: 'Madrid' }).street,
  ).toBe(whole),
)
