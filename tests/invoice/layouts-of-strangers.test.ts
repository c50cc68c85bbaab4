import { describe, expect, test } from 'vitest'
import { certainAddress } from '#mock/invoice/address/pictured-address.ts'
import { splitStreet } from '#mock/invoice/address/street-parts.ts'
import { cupsIn } from '#mock/invoice/cups/cups-in-text.ts'
import { withKnownWords } from '#mock/invoice/ocr/known-words.ts'
import { findTowns } from '#mock/invoice/places/match-town.ts'
import { accountRows } from '#mock/invoice/powers/account-rows.ts'
import { readText } from '#mock/invoice/read-text.ts'
import { groupWords } from '#mock/invoice/text/group-words.ts'
import { columns, cups, readingOf } from '#tests/support/invoices.ts'

const row = (step: number, ...cells: string[]) => cells.map((text, at) => [at * step, text] as const)

test('§own.692 No power of the account is finer than a watt', () => {
  const account = (kw: string) => accountRows(columns([[0, `Potencia P1 ${kw} kW x 28 días x 0,092400 € 14,88`]]))
  expect(account('5,75').map(({ kw }) => kw)).toEqual([5.75])
  expect(account('5,7575')).toEqual([])
})

test('§own.693 A heading in large type is no label beside the power below it', () => {
  const [head, ...rows] = columns(
    [
      [0, 'Potències (peatge d’ahir)'],
      [72, 'Contractada'],
      [110, 'Màxima demanada'],
    ],
    [
      [0, 'P1 punta'],
      [80, '4,6 kW'],
      [123, '4,104 kW'],
    ],
    [
      [0, 'P2 vall'],
      [80, '6,9 kW'],
      [123, '5,832 kW'],
    ],
  )
  expect(readText(head ? [{ ...head, height: 20 }, ...rows] : [])).toEqual({ p1: 4.6, p3: 6.9 })
})

test('§own.694 "POTENCIA P1 kW" says its unit', () =>
  expect(
    readText(columns(row(30, 'PEAJE', 'POTENCIA P1 kW', 'POTENCIA P2 kW'), row(30, '2.0TD', '5,50', '3,45'))),
  ).toEqual({ p1: 5.5, p3: 3.45 }))

describe('§own.695 In a picture', () => {
  const words = (...texts: string[]) =>
    withKnownWords(
      texts.map((text, at) => ({
        ...{ text, left: at * 100, right: at * 100 + 60, base: 100 },
        ...{ size: 20, confidence: 96 },
      })),
    ).map(({ text }) => text)

  test.each([
    [
      ['Bajo', '€'],
      ['Bajo', '¿'],
    ],
    [
      ['4.', '€,'],
      ['4.', '¿'],
    ],
    [
      ['10,55', '€'],
      ['10,55', '€'],
    ],
    [['CILeón'], ['C/ León']],
  ])('%j means %j', (read, meant) => expect(words(...read)).toEqual(meant))

  const address = {
    street: 'CILEÓN Y CASTILLO',
    streetNr: '33',
    apartment: '',
    zipCode: '35400',
    municipality: 'ARUCAS',
  }

  test('a street that may begin with a glued "C/" is in doubt', () => expect(certainAddress(address).street).toBe(''))

  test('the label of its number is none of a street', () =>
    expect(certainAddress({ ...address, street: 'Calle San Martin Zenbakia' }).street).toBe(''))

  test('a plot is a number', () =>
    expect(certainAddress({ ...address, street: 'Polígono El Águila', streetNr: 'Parcela 14' }).streetNr).toBe(
      'Parcela 14',
    ))
})

describe('§own.696 Labels of a form', () => {
  test('may be in two languages', () =>
    expect(
      readText(
        columns(
          [[0, 'PUNT DE SUBMINISTRAMENT / PUNTO DE SUMINISTRO']],
          row(
            30,
            'Tipus via / Tipo vía',
            'Nom via / Nombre vía',
            'Núm.',
            'Escala / Escalera',
            'Pis / Piso',
            'Porta / Puerta',
          ),
          row(30, 'CL', 'SANT VICENT', '62', '2', '4', 'C'),
          row(30, 'C.P.', 'Població / Población', 'Província'),
          row(30, '12550', 'ALMASSORA', 'CASTELLON'),
        ),
      ),
    ).toMatchObject({ street: 'CL SANT VICENT', streetNr: '62', apartment: 'Escalera 2, Piso 4, Puerta C' }))

  test('may be partly illegible in a picture', () =>
    expect(
      readText(
        columns(
          [[0, 'DIRECCIÓN DEL PUNTO DE SUMINISTRO']],
          row(30, 'Tipo de vía', 'Nombre de la vía', 'Número'),
          row(30, 'CALLE', 'BÉJAR', '37'),
          row(30, '¿¿¿¿¿¿ postal', '¿ Municipio', 'Provincia'),
          row(30, '28028', 'MADRID', 'MADRID'),
        ),
      ),
    ).toMatchObject({ street: 'CALLE BÉJAR', streetNr: '37', zipCode: '28028', municipality: 'MADRID' }))
})

describe('§own.697 A label of the supply', () => {
  test.each(['¿Dónde te la llevamos?', 'B Entregado en', 'Lloc de consum · Lugar de consumo'])('"%s"', label =>
    expect(
      readText(
        columns(
          [[0, 'Adreça fiscal: Rambla de Ferran, 28, 25007 Lleida']],
          [[0, label]],
          [[0, 'Carrer de Sants, 231']],
          [[0, '08014 Barcelona']],
        ),
      ),
    ).toMatchObject({ street: 'Carrer de Sants', streetNr: '231', zipCode: '08014' }),
  )

  test('asks for no letter', () =>
    expect(readingOf(`¿Dónde te la enviamos?\nCarrer de Sants, 231\n08014 Barcelona\n\n${cups}`)).not.toHaveProperty(
      'street',
    ))
})

test.each([
  ['Cuadra en Barrio La Iglesia 4', 'Barrio La Iglesia'],
  ['Camino en Cuesta 4', 'Camino en Cuesta'],
])('§own.698 What stands in a street is no part of its name: "%s"', (text, street) =>
  expect(splitStreet(text)).toMatchObject({ street, streetNr: '4' }),
)

test('§own.699 A period of energy in the column beside is none of a power', () =>
  expect(
    readText(
      columns(
        [[0, 'POTENCIA CONTRATADA']],
        [
          [0, '4,400 kW'],
          [40, 'Coste energía periodo 2 141 kWh x 0,066203 €/kWh'],
          [110, '9,33'],
        ],
      ),
    ),
  ).toEqual({}))

describe('§own.700 What ends a flat', () => {
  test('is no letter of a town', () =>
    expect(findTowns('17248', '12, 2n 1a Castell-Platja  Aro').map(({ start }) => start)).not.toContain(8))

  test('is a label with its value', () =>
    expect(
      readText(
        columns(
          [[0, 'El suministro']],
          [
            [0, 'Calle ·'],
            [20, 'Urbanización Doctor Fleming'],
          ],
          [
            [0, 'Número ·'],
            [20, '8'],
          ],
          [
            [0, 'Piso y puerta ·'],
            [20, 'PISO 4 PTA 2'],
          ],
          [[0, 'Distrito postal · 43439']],
          [
            [0, 'Municipio ·'],
            [20, 'Vallclara'],
          ],
          [[0, cups]],
        ),
      ),
    ).toMatchObject({ streetNr: '8', apartment: 'PISO 4 PTA 2', zipCode: '43439' }))
})

describe('§own.701 A street under a postal code begins the next form', () => {
  test('whatever stands under it', () =>
    expect(
      readText(
        columns(
          [[0, 'DATOS DEL PUNTO DE SUMINISTRO']],
          row(30, 'TIPO DE VÍA', 'NOMBRE DE LA VÍA', 'NUMERO'),
          row(30, 'Calle', 'La Magdalena', '5'),
          row(30, 'C. POSTAL', 'POBLACIÓN', 'PROVINCIA'),
          row(30, '39750', 'Colindres', 'Cantabria'),
          [],
          [[0, 'TITULAR Y DIRECCIÓN DE ENVÍO']],
          row(30, 'DOMICILIO', '', 'C.P. / POBLACIÓN'),
          row(30, 'Avda. de España 12', '', '39770 Laredo'),
        ),
      ),
    ).toMatchObject({ street: 'Calle La Magdalena', streetNr: '5', zipCode: '39750' }))

  test('and a door alone has lost its floor', () => {
    const address = { street: 'Calle Luna', streetNr: '5', zipCode: '28004', municipality: 'Madrid' }
    expect(certainAddress({ ...address, apartment: 'A' }).apartment).toBe('')
    expect(certainAddress({ ...address, apartment: '1º A' }).apartment).toBe('1º A')
  })
})

test.each(['▸', '•', '📍'])('§own.702 A bullet before a line is no part of it: "%s"', bullet => {
  const words = [bullet, 'Calle', 'Luna', '9'].map((text, at) => ({
    ...{ text, left: at * 40, right: at * 40 + 35, base: 100 },
    ...{ size: 12, afterBlank: true },
  }))
  expect(groupWords(words, 1)[0]?.cells[0]?.text).toBe('Calle Luna 9')
})

test('§own.687 A label stands over a street whose number is in the next line', () =>
  expect(
    readText(
      columns(
        [[60, 'Mikel Ochoa']],
        [[60, 'Calle Dato 41, 1º']],
        [
          [0, 'DÓNDE'],
          [60, '01005 Vitoria-Gasteiz'],
        ],
        [[0, 'Calle Gorbea']],
        [[0, 'Número 22']],
        [[0, '5º C']],
        [[0, '01008 Vitoria-Gasteiz']],
        [[0, cups]],
      ),
    ),
  ).toMatchObject({ street: 'Calle Gorbea', streetNr: '22', zipCode: '01008' }))

test('§own.688 A letter before a shortened floor is of the house', () =>
  expect(splitStreet('CL REAL 7 D PL. 1ª PTA. 2')).toMatchObject({ streetNr: '7 D', apartment: 'PL. 1ª PTA. 2' }))

test.each(['1P', '1pP', 'I1P'])(
  '§own.703 One of the last signs of a CUPS may be seen twice in a picture: "%s"',
  ending =>
    expect(cupsIn(`ES 0022 0000 0093 4221 FV ${ending}`).map(({ cups: found }) => found)).toEqual([
      'ES0022000000934221FV1P',
    ]),
)
