import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import type { TextLine } from '#mock/invoice/text/text-line.ts'
import { columns, cups, luna, madrid, readingOf } from '#tests/support/invoices.ts'

describe('§own.615 A form beside another one keeps to its own parts', () => {
  const form = (number: string) =>
    columns(
      [
        [0, 'FACTURA'],
        [40, 'SUMINISTRO'],
        [80, 'CONTRATO'],
      ],
      [
        [0, `Número: ${number}`],
        [40, 'Dirección: Ctra. del Sol, s/n, Bloque'],
        [80, 'Nº: C-33.108 · Tarifa Llana'],
      ],
      [
        [0, 'Fecha: 04/08/2025'],
        [40, '6, Bajo B'],
        [80, 'Peaje: 2.0TD'],
      ],
      [
        [0, 'Desde: 30/06/2025'],
        [40, 'Población: Madrid'],
      ],
      [
        [0, 'Hasta: 31/07/2025'],
        [40, 'C.P.: 28004 Provincia: Madrid'],
      ],
      [[40, `CUPS: ${cups}`]],
    )

  test.each(['2025/07/118', 'FA-118', '20250118'])('the number "%s" of a bill is no house', number =>
    expect(readText(form(number))).toMatchObject({
      street: 'Ctra. del Sol',
      streetNr: 's/n',
      apartment: 'Bloque 6, Bajo B',
      ...madrid,
    }),
  )

  test('an envelope beside a form has no share in its heading', () => {
    const lines = columns(
      [[0, 'DADES DEL SUBMINISTRAMENT']],
      [
        [0, 'Titular'],
        [12, 'ANA PROVA EXEMPLE'],
      ],
      [
        [0, 'Adreça'],
        [12, 'C/ Luna, 2'],
        [60, 'ANA PROVA EXEMPLE'],
      ],
      [
        [12, '2n, porta 4'],
        [60, 'AVINGUDA DEL MAR, 102, esc. 2'],
      ],
      [
        [0, 'Població'],
        [12, '28004 MADRID'],
        [60, '46419 SUECA'],
      ],
      [
        [0, 'CUPS'],
        [12, cups],
        [60, 'VALÈNCIA'],
      ],
    )
    expect(readText(lines)).toMatchObject({ ...luna, apartment: '2n, porta 4', zipCode: '28004' })
  })
})

test('§own.615 a kind of street at the end of a line is the beginning of the street below', () => {
  const text =
    'El contrato 58.204 está a nombre de Ana Prueba Ejemplo (NIF 51****40T). La luz se entrega en la Avda.\nde la Luna, 2, 2º Dcha., 28004 Madrid, en el punto de suministro ES 0021 0000 9898 9123 RH 0F, con peaje 2.0TD.'
  expect(readingOf(text)).toMatchObject({ street: 'Avda. de la Luna', streetNr: '2', apartment: '2º Dcha.', ...madrid })
})

test('§own.615 a sentence beside an address is no label', () => {
  const [name, street, town, code] = columns(
    [[64, 'ANA PRUEBA EJEMPLO']],
    [[64, 'Camí Ral 502, àtic']],
    [[64, '08302 Mataró']],
    [[0, `CUPS: ${cups}`]],
  )
  const [sentence] = columns([[0, 'Esto es lo que ha pasado en tu tejado y en tu casa este mes.']])
  // The sentence stands between the two lines of the envelope.
  const between = { ...sentence, top: 1.5 * (street?.top ?? 0) }
  const lines = [name, street, between, town, code].filter(line => line !== undefined) as TextLine[]
  expect(readText(lines)).toEqual({ cups })
})
