import { expect, test } from 'vitest'
import { plausibleParts } from '#mock/invoice/address/plausible-parts.ts'
import { cups, madrid, readingOf } from '#tests/support/invoices.ts'

const home = { street: 'Calle Luna', streetNr: '2', apartment: '2º B', municipality: 'Dénia', officialTown: 'Dénia' }

test.each([
  ['street', 'Calle ......', ''],
  ['street', 'de Son Fangos', ''],
  ['street', 'Vía: Luna', ''],
  ['street', "Carrer d'Avall", "Carrer d'Avall"],
  ['street', 'Camino de la', ''],
  ['street', 'Calle Alfonso I', 'Calle Alfonso I'],
  ['street', 'Dalmau', 'Dalmau'],
  ['apartment', 'nº: 19 5 ......', ''],
  ['apartment', '2 B 28004 Madrid', ''],
  ['apartment', '/ Entrance: 1 4 A', ''],
  ['apartment', 'ES:1 PL:03 PT:B', 'ES:1 PL:03 PT:B'],
  ['municipality', '/ Población Dénia', 'Dénia'],
  ['municipality', 'Dénia', 'Dénia'],
])('§own.765 Of a form only what can be a part of an address counts: %s "%s" is "%s"', (part, printed, value) =>
  expect(plausibleParts({ ...home, [part]: printed })).toEqual({ ...home, [part]: value }),
)

test.each([
  ['street', 'Vía pública', ''],
  ['street', 'Del suministro', ''],
  ['street', 'House number', ''],
  ['street', 'Calle C/ Luna', ''],
  ['street', 'Avenida del Sol Calle / Street', ''],
  ['street', 'Avenida Nome', ''],
  ['street', 'Carrer Santa', ''],
  ['street', 'Calle Cova Santa', 'Calle Cova Santa'],
  ['street', 'Santa Clara Entl', ''],
  ['street', 'Calle Valle kW', ''],
  ['street', 'Tipo PS Denominación General Dávila', ''],
  ['street', 'TV RD VIA SAN TORCUATO', ''],
  ['street', 'Plaza de la Provincia', 'Plaza de la Provincia'],
  ['street', 'Calle del Valle', 'Calle del Valle'],
  ['street', 'Calle Camino Viejo', 'Calle Camino Viejo'],
  ['apartment', 'Observaciones', ''],
  ['municipality', 'Prov', 'Dénia'],
  ['municipality', 'POB DÉNIA PROV', 'Dénia'],
])(
  '§own.862 What consists of words of the form, or has the label of a street in it, says nothing: %s "%s" is "%s"',
  (part, printed, value) => expect(plausibleParts({ ...home, [part]: printed })).toEqual({ ...home, [part]: value }),
)

test.each([
  ['street', 'Núm 14 Pis', ''],
  ['street', 'Calle Número 7', 'Calle Número 7'],
  ['apartment', 'Bloque 3 Puerta B Localidad', ''],
  ['municipality', 'Avenida', 'Dénia'],
])('§own.958 A label or a kind of street is no part of an address: %s "%s" is "%s"', (part, printed, value) =>
  expect(plausibleParts({ ...home, [part]: printed })).toEqual({ ...home, [part]: value }),
)

test('§own.958 Nor is the name of a province without a number', () => {
  const street = (streetNr: string) => plausibleParts({ ...home, street: 'La Rioja', streetNr }).street
  expect([street(''), street('2')]).toEqual(['', 'La Rioja'])
})

test('§own.765 A street without its beginning is left empty, and the rest is read', () => {
  const read = readingOf(`SUMINISTRO\n${cups}\nVía: de la Luna\nNúmero: 2\nCP: 28004\nPoblación: Madrid`)
  expect(read).toMatchObject({ streetNr: '2', ...madrid })
  expect(read.street).toBeUndefined()
})

test.each([
  ['Bloque Piso 8 Puerta C', ''],
  ['Bloque 2 Piso 8 Puerta C', 'Bloque 2 Piso 8 Puerta C'],
  ['Piso Bajo Puerta C', 'Piso Bajo Puerta C'],
])('§own.984 The label of an empty field is no part of a flat: "%s" is "%s"', (apartment, value) =>
  expect(plausibleParts({ ...home, apartment }).apartment).toBe(value),
)

test('§own.978 A town is whole', () =>
  expect(plausibleParts({ ...home, municipality: 'Las Rozas de' }).municipality).toBe('Dénia'))

test('§own.977 A name that ends in a small word goes on in the next line of its cell', () => {
  const read = (second: string) =>
    readingOf(`SUMINISTRO\n${cups}\nDirección: Avenida de\n${second}\nLocalidad: Las Rozas de\nMadrid\nC.P.: 28232`)
  expect(read('Atenas, 7, 2º B')).toMatchObject({
    street: 'Avenida de Atenas',
    streetNr: '7',
    apartment: '2º B',
    municipality: 'Las Rozas de Madrid',
  })
  expect(read('Piso: 3').street).toBeUndefined()
})
