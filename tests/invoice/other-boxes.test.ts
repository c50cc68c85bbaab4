import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { groupWords } from '#mock/invoice/text/group-words.ts'
import { columns, cups, luna, madrid, readingOf } from '#tests/support/invoices.ts'

describe('§own.521 What stands in another box or sentence says nothing of the supply’s address', () => {
  test.each([
    'DIRECCIÓN CUPS',
    'Se suministra en',
    'Lo tienes en',
    'Vivienda a la que se prestan los servicios (luz y gas)',
    '¿De qué casa hablamos?',
    'Sumin.:',
  ])('"%s" labels the address below it', label =>
    expect(readingOf(`${label}\nC/ Luna 2\n28004 Madrid`)).toMatchObject({ ...luna, ...madrid }),
  )

  test('a label without a colon ends before the street', () =>
    expect(readingOf('Vivienda que recibe la electricidad C/ Luna 2, Bajo 2, 28004 Madrid')).toMatchObject(luna))

  test('of two forms that say as much, the one with the supply’s label holds', () => {
    const text = `MARTA PRUEBA\nCALLE LUNA 2 PISO 1\n28004 MADRID\n\nSUMINISTRO\nDirección: C/ Luna, 2 - 1º D\n28004 Madrid\nCUPS ${cups}`
    expect(readingOf(text)).toMatchObject({ ...luna, apartment: '1º D' })
  })

  test('the holder’s own home beside the CUPS is not given', () => {
    const text = `Su CUPS es ${cups}.\n¿Quién firma?\nInés Prueba, NIF 0000*, domicilio en C/ Luna 2, 3º A, 28004 Madrid.`
    expect(readingOf(text)).toEqual({ cups })
    expect(readingOf(`CUPS ${cups}\n28004 Madrid`)).toEqual({ cups })
  })

  test('the street of the column beside it, with its own code, is another’s', () => {
    const rows = columns(
      [
        [0, 'CIF'],
        [20, 'J00000091'],
        [70, 'Dirección'],
        [90, 'C/ Luna 2 OBRADOR'],
      ],
      [
        [0, 'Dirección fiscal'],
        [20, 'C/ Sol 44 BJ - 28004 MADRID'],
        [70, 'Población'],
        [90, '28004 Madrid'],
      ],
      [
        [70, 'CUPS'],
        [90, cups],
      ],
    )
    expect(
      readText([...columns([[60, 'Punto de suministro']]), ...rows.map(line => ({ ...line, top: line.top + 13 }))]),
    ).toMatchObject({
      ...luna,
      apartment: 'OBRADOR',
    })
  })

  test('of gas and light side by side the address under the gas is not given', () => {
    const rows = columns(
      [
        [0, 'CUPS gas: ES0220070158113946AZ'],
        [60, `CUPS luz: ${cups}`],
      ],
      [
        [0, 'Dirección: C/ Sol 3, cuarto de calderas'],
        [60, 'Punto que facturamos: ver contrato'],
      ],
      [[0, '28004 Madrid']],
    )
    expect(readText(rows)).toEqual({ cups })
  })

  test('the place of the solar panels is not the supply’s', () => {
    const rows = columns([[0, 'C/ Luna, 4, coberta, 07701 Maó']], [[0, 'Ubicació de la instal·lació generadora']])
    expect(readText(rows)).toEqual({})
  })

  test('a place in a garage is no square', () => {
    const text = `TU PUNTO DE RECARGA\nPlaza de garaje 14\nDÓNDE ESTÁ\nC/ Luna 2\nSótano 2, Plaza 14\n28004 Madrid\nCUPS ${cups}`
    expect(readingOf(text)).toMatchObject({ ...luna, apartment: 'Sótano 2, Plaza 14' })
  })

  test('the unit of a far column is no flat', () => {
    const rows = columns(
      [[0, 'Dirección de la instalación']],
      [
        [0, 'C/ Luna 2, 5-2,'],
        [60, 'W'],
      ],
      [[0, '28004 Madrid']],
    )
    expect(readText(rows)).toMatchObject({ ...luna, apartment: '5-2' })
  })

  test('"ESC/PISO/PTA" labels the flat', () => {
    const rows = columns(
      [[0, 'DATOS SUMINISTRO']],
      [
        [0, 'VIA'],
        [20, 'Nº'],
        [30, 'ESC/PISO/PTA'],
        [50, 'CP'],
        [60, 'MUNICIPIO'],
      ],
      [
        [0, 'C/ Luna'],
        [20, '2'],
        [30, 'PL. 1ª PTA. 2'],
        [50, '28004'],
        [60, 'Madrid'],
      ],
    )
    expect(readText(rows)).toMatchObject({ ...luna, apartment: 'PL. 1ª PTA. 2', ...madrid })
  })

  test('a kind of street under "Vía" is a value', () => {
    const rows = columns(
      [[0, 'Punto de suministro']],
      [
        [0, 'Vía'],
        [10, 'Nombre vía'],
        [30, 'Núm.'],
        [40, 'C.P.'],
        [50, 'Población'],
      ],
      [
        [0, 'CALLE'],
        [10, 'LUNA'],
        [30, '2'],
        [40, '28004'],
        [50, 'MADRID'],
      ],
      [
        [0, 'Tipo PM'],
        [30, 'Equipo'],
      ],
    )
    expect(readText(rows)).toMatchObject({ street: 'CALLE LUNA', streetNr: '2', zipCode: '28004' })
  })

  test('a long label beside a short address is no sentence before it', () => {
    const rows = columns(
      [
        [0, 'Este contrato alimenta'],
        [40, 'Punto de recarga de vehículo eléctrico en el sótano de la casa'],
      ],
      [
        [0, 'Lo tienes en'],
        [50, 'Gran Vía, 31, Sótano -1, Plaza 23 · 30400 Caravaca de la Cruz · Murcia'],
      ],
      [
        [0, 'CUPS'],
        [50, cups],
      ],
    )
    expect(readText(rows)).toMatchObject({ street: 'Gran Vía', streetNr: '31', apartment: 'Sótano -1, Plaza 23' })
  })

  test('a month with its year is no street with a house', () => {
    const text = `SUMINISTRO ELECTRICO SEPTIEMBRE 2021\nCUPS ${cups}\nDIR.SUM.: C/ Luna 2\n28004 Madrid`
    expect(readingOf(text)).toMatchObject(luna)
  })

  test.each([
    ['C/ Luna, 2 A, Bajo Dcha.', '2 A', 'Bajo Dcha.'],
    ['C/ Luna 2, PBJ 1', '2', 'PBJ 1'],
    ['C/ Luna 2, Trastienda', '2', 'Trastienda'],
    ['C/ Luna, 2 dpdo. Bj. izqda.', '2 dpdo.', 'Bj. izqda.'],
    ['C/ Luna, 3-\n5, Bajo', '3-5', 'Bajo'],
    ['C/ Luna 2, piso 1.º izquierda, de esta villa de', '2', 'piso 1.º izquierda'],
  ])('"%s" has its number and flat', (text, streetNr, apartment) =>
    expect(readingOf(`Dirección de suministro: ${text} Madrid (28004 Madrid)`)).toMatchObject({ streetNr, apartment }),
  )

  test('the borders that a line printer draws are no letters', () => {
    const word = (text: string, place: number) => ({
      text,
      left: place * 40,
      right: place * 40 + 34,
      base: 20,
      size: 10,
      afterBlank: true,
    })
    const words = ['│', 'Contratada', '│'].map(word)
    expect(groupWords(words, 0).flatMap(({ cells }) => cells.map(({ text }) => text))).toEqual(['Contratada'])
  })

  test('"S/C Tenerife" is the province', () =>
    expect(readingOf('Dirección de suministro: C/ Luna 2, 38613 Vilaflor, S/C Tenerife')).toMatchObject({
      province: 'Santa Cruz de Tenerife',
      municipality: 'Vilaflor',
    }))
})
