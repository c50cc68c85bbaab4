import { describe, expect, test } from 'vitest'
import { findAddresses } from '#mock/invoice/address/find-addresses.ts'
import { splitStreet } from '#mock/invoice/address/street-parts.ts'
import { readText } from '#mock/invoice/read-text.ts'
import { linesOfPlainText } from '#mock/invoice/text/text-line.ts'
import { columns, cups, luna, readingOf } from '#tests/support/invoices.ts'

describe('§own.568 Whose home it is, in the words of small retailers', () => {
  const bill = (label: string) =>
    `ANA PRUEBA EJEMPLO\nC/ Sol 9\n46004 Valencia\n\n\n\n\n${label} C/ Luna 2, 28004 Madrid`
  test.each([
    'Suministro eléctrico en:',
    'DIRECCION SUMIN:',
    'Lug. sum.:',
    'SUMIN. EN',
    'Dónde cargas:',
    'Suministro de energía en',
  ])('"%s" is the supply’s', label => expect(readingOf(bill(label))).toMatchObject(luna))

  test.each(['Dirección de instalación fibra:', 'Domicilio del servicio de internet:'])('"%s" is not', label =>
    expect(readingOf(bill(label)).street).toBeUndefined(),
  )

  test.each(['Estás dándole luz a', 'Llevamos la luz hasta'])('"%s" tells where it goes', text =>
    expect(readingOf(`${text} C/ Luna, 2, 28004 Madrid. El CUPS es ${cups}.`)).toMatchObject(luna),
  )

  test.each(['Contrata tu luz en', 'Ahorra en la electricidad en', 'Infórmate sobre la luz en'])(
    '"%s" does not',
    text => expect(readingOf(`CUPS ${cups}\n\n\n\n\n\n\n\n\n${text} C/ Sol, 9, 28013 Madrid.`).street).toBeUndefined(),
  )

  test('what stands beside the code is its town only where the code knows it', () => {
    const form = (town: string) =>
      readText(
        columns(
          [[0, 'Punto de suministro']],
          [
            [0, 'Vía'],
            [20, 'C/ Luna 2'],
          ],
          [
            [0, 'C.P. / Pob.'],
            [20, '28004'],
            [40, town],
          ],
        ),
      ).municipality
    expect(form('Madrid')).toBe('Madrid')
    expect(form('Trifásico')).not.toBe('Trifásico')
  })

  test('a parish on the envelope does not make its form of the home the fuller one', () => {
    const text = `ANA PRUEBA EJEMPLO\nLG LUNA 23 OLVEIRA\n15966 RIBEIRA\n\n\n\n\nEnderezo da subministración: Lugar de Luna, 23, 15966 Ribeira`
    expect(readingOf(text)).toMatchObject({ street: 'Lugar de Luna', streetNr: '23' })
    expect(readingOf(text).apartment).toBeUndefined()
  })
})

describe('§own.569 What is no street and no code', () => {
  test('"Pis 1, porta 2" in a cell of its own', () => {
    const table = columns(
      [[0, 'Dades del punt de subministrament']],
      [
        [0, 'Carrer'],
        [30, 'Número'],
        [40, 'Pis i porta'],
        [60, 'Població'],
      ],
      [
        [0, 'Costera de Sant Joan'],
        [30, '41'],
        [40, 'Pis 1, porta 2'],
        [60, '12300 Morella (Castelló)'],
      ],
      [[0, `CUPS ${cups}`]],
    )
    expect(readText(table).street).not.toBe('Pis')
    expect(splitStreet('C/ Principal 4')).toMatchObject({ street: 'C/ Principal', streetNr: '4' })
  })

  test('a building of an estate, which has the number', () => {
    const text = 'Dirección de suministro\nURB. LUNA, 12\nEdif. Sol, Esc. Dcha., 2º F\n22640 SALLENT DE GÁLLEGO'
    expect(readingOf(text)).toMatchObject({
      street: 'URB. LUNA',
      streetNr: '12',
      apartment: 'Edif. Sol, Esc. Dcha., 2º F',
    })
  })

  test('"22-24" before "S.COM."', () =>
    expect(splitStreet('Pso. de la Luna, 22-24 S.COM. Port. 2')).toMatchObject({ streetNr: '22-24' }))

  test('the figures of a reference of the land register', () =>
    expect(findAddresses(linesOfPlainText('Referencia catastral: 04098A0270013'))).toEqual([]))
})
