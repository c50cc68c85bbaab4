import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { columns, powersOf, readingOf } from '#tests/support/invoices.ts'

const madrid = { zipCode: '28004', municipality: 'Madrid', province: 'Madrid' }
const luna = { street: 'C/ Luna', streetNr: '2' }
const cups = 'ES0021000098989123RH'

describe('§own.433 Bills of small companies', () => {
  test('a CUPS is read whose last two signs cannot be', () => {
    expect(readingOf(`CUPS: ${cups}LH`)).toEqual({ cups })
  })

  test('the voltage is no factor of the account', () => {
    const row = columns(
      [
        [0, 'TARIFA ACCESO'],
        [20, 'POT.CONTR.'],
        [35, 'TENSION'],
      ],
      [
        [0, '2.0A'],
        [20, '5,500 KW'],
        [35, '1X230'],
      ],
    )
    expect(readText(row)).toEqual({ p1: 5.5, p3: 5.5 })
    expect(powersOf('Tarifa 2.0A\nTérmino de potencia 5,5 kW x 30 días')).toEqual([null, null])
  })

  test.each(['Onde se consome', 'Dónde se gasta', 'On es consumeix'])('"%s" labels the home', label => {
    expect(readingOf(`${label}\nC/ Luna 2\n28004 Madrid`)).toEqual({ ...luna, ...madrid })
  })

  test('a letter names "la finca urbana de la calle Doce de Octubre"', () => {
    const letter =
      'Hemos tramitado la baja del suministro que tenía contratado con esta empresa en\nla finca urbana de la calle Doce de Octubre, núm. 9, piso 2º, de Madrid (28004 Madrid), CUPS'
    expect(readingOf(letter)).toMatchObject({ street: 'calle Doce de Octubre', streetNr: '9', apartment: 'piso 2º' })
  })

  test('a form labels code and town at once, and number and kilometre', () => {
    const form = columns(
      [[0, 'SITUACIÓN DEL SUMINISTRO']],
      [
        [0, 'VÍA'],
        [20, 'CTRA CL-116'],
      ],
      [
        [0, 'NÚM./KM'],
        [20, 'KM 7,3'],
      ],
      [
        [0, 'RESTO'],
        [20, 'FINCA EL ENEBRAL'],
      ],
      [
        [0, 'C.P. / MUNICIPIO'],
        [20, '28004 MADRID'],
      ],
    )
    expect(readText(form)).toEqual({
      street: 'CTRA CL-116',
      streetNr: 'KM 7,3',
      apartment: 'FINCA EL ENEBRAL',
      ...madrid,
      municipality: 'MADRID',
    })
  })

  test.each([
    ['C/ Luna, 2\nSótano 2, plaza 17', 'C/ Luna', '2', 'Sótano 2, plaza 17'],
    ['C/ Luna, 101 - A', 'C/ Luna', '101 - A', undefined],
    ['C/ Luna, nº 2, 1º D – Pola de Siero –', 'C/ Luna', '2', '1º D'],
    ['Carrer/Calle Luna, 2, pta. 6', 'Calle Luna', '2', 'pta. 6'],
    ['31 de Agosto kalea / Calle 31 de Agosto, 27', 'Calle 31 de Agosto', '27', undefined],
  ])('"%s" has its parts', (text, street, streetNr, apartment) => {
    expect(readingOf(`Dirección de suministro:\n${text}\n28004 Madrid`)).toEqual({
      street,
      streetNr,
      ...madrid,
      ...(apartment && { apartment }),
    })
  })
})
