import { describe, expect, test } from 'vitest'
import { findInText, readText } from '#mock/invoice/read-text.ts'
import { groupWords } from '#mock/invoice/text/group-words.ts'
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

test.each(['.', ','])('§own.615 a sentence beside an address is no label, though it end in "%s"', end => {
  const [name, street, town, code] = columns(
    [[64, 'ANA PRUEBA EJEMPLO']],
    [[64, 'Camí Ral 502, àtic']],
    [[64, '08302 Mataró']],
    [[0, `CUPS: ${cups}`]],
  )
  const [sentence] = columns([[0, `Esto es lo que ha pasado en tu tejado y en tu casa este mes${end}`]])
  // The sentence stands between the two lines of the envelope.
  const between = { ...sentence, top: 1.5 * (street?.top ?? 0) }
  const lines = [name, street, between, town, code].filter(line => line !== undefined) as TextLine[]
  expect(readText(lines)).toEqual({ cups })
})

describe('§own.618 A form in a picture whose code has lost its label', () => {
  const lines = columns(
    [[60, 'DATOS DEL CLIENTE']],
    [
      [0, 'DIRECCIÓN ENVÍO'],
      [30, 'C/ del Mar 33, 3º F, 50007 Zaragoza'],
    ],
    [[40, 'DATOS DEL SUMINISTRO']],
    [
      [0, 'DIRECCIÓN'],
      [30, 'C/ Luna, 2, 1º'],
      [100, '¿¿'],
      [110, '28004'],
    ],
    [
      [0, 'LOCALIDAD'],
      [30, 'Madrid'],
      [80, 'PROVINCIA'],
      [100, 'Madrid'],
    ],
    [
      [0, '¿¿¿¿'],
      [30, cups],
    ],
  )

  test('is read by the labels of its street and town', () =>
    expect(findInText(lines, lines).reading).toMatchObject({ ...luna, ...madrid, cups }))

  test('its heading is no caption of the address over it, which has a label beside it', () => {
    // The heading stands nearer to the row above, as a caption would.
    const withoutCode = lines.map((line, index) => ({
      ...line,
      top: line.top + (index > 2 ? 8 : 0),
      cells: line.cells.filter(({ text }) => text !== '28004'),
    }))
    expect(findInText(withoutCode, withoutCode).reading).toEqual({ cups })
  })
})

test('§own.618 the line of a frame that a picture shows as a sign is no value of a label', () => {
  const word = (text: string, left: number) => ({ text, left, right: left + text.length * 5, base: 10, size: 10 })
  const [line] = groupWords([word('Vía', 0), word('|', 60), word('Luna', 90)], 0)
  expect(line?.cells.map(({ text }) => text)).toEqual(['Vía', 'Luna'])
})

describe('§own.627 A heading in the middle over a form, above the gap between two of its columns', () => {
  const form = (heading: string) =>
    columns(
      [[46, heading]],
      [
        [0, 'TITULAR'],
        [80, 'NIF'],
      ],
      [
        [0, 'Ana Prueba'],
        [80, '00000000T'],
      ],
      [
        [0, 'VÍA PÚBLICA'],
        [40, 'NÚMERO'],
      ],
      [
        [0, 'C/ Luna'],
        [40, '2'],
      ],
      [
        [0, 'C. POSTAL'],
        [40, 'POBLACIÓN'],
      ],
      [
        [0, '28004'],
        [40, 'Madrid'],
      ],
      [[0, `CUPS ${cups}`]],
    )

  test('is the heading of all its columns', () =>
    expect(readText(form('DATOS DEL SUMINISTRO'))).toMatchObject({ ...luna, ...madrid }))

  test('also where it is somebody else’s', () => expect(readText(form('DATOS DE ENVÍO'))).toEqual({ cups }))
})

describe('§own.615 What stands beside "Número"', () => {
  const form = (number: string, isPictured: boolean) => {
    const row = (label: string, value: string) => [[0, label] as const, [30, value] as const]
    const lines = columns(
      [[0, 'DATOS DEL SUMINISTRO']],
      row('Calle', 'Luna'),
      row('Número', number),
      row('C.P.', '28004'),
      row('Localidad', 'Madrid'),
      row('Número', '15'),
    )
    return findInText(lines, isPictured ? lines : undefined).reading
  }

  test.each(['San Juan', 'CONTRATO'])('"%s" is no house', words => expect(form(words, false).streetNr).not.toBe(words))

  test('is the house, though its figures be illegible: that of another form is not', () => {
    expect(form('12', true).streetNr).toBe('12')
    expect(form('¿¿', true).streetNr).toBeUndefined()
  })
})
