import { describe, expect, test } from 'vitest'
import { findAddresses } from '#mock/invoice/address/find-addresses.ts'
import { scoreAddress } from '#mock/invoice/address/score-address.ts'
import { blanksIn } from '#mock/invoice/pdf/letter-spacing.ts'
import { findInText, readText } from '#mock/invoice/read-text.ts'
import { linesOfPlainText } from '#mock/invoice/text/text-line.ts'
import { columns, readingOf } from '#tests/support/invoices.ts'

describe('§own.658 Where the customer lives need not be where the meter is', () => {
  const home = ['Vives en: C/ Sol 40, 5º B, 35007 Las Palmas', 'CUPS ES0021000098989123RH0F']
  const meter = 'El contador está en: Av. Neckermann, 7, Apto. 214, 35100 San Bartolomé de Tirajana'

  test('alone it names the home', () =>
    expect(readingOf(home.join('\n'))).toMatchObject({ street: 'C/ Sol', streetNr: '40' }))

  test('"El contador está en alquiler" labels no address', () => {
    const lines = linesOfPlainText('El contador está en alquiler\nC/ Sol 40, 35007 Las Palmas')
    expect(findAddresses(lines).map(address => scoreAddress(lines, address))).toEqual([0])
  })

  test('beside the meter it is never taken for it', () => {
    const { reading, alternatives } = findInText(linesOfPlainText([home[0], meter, home[1]].join('\n')))
    expect(reading.street).not.toBe('C/ Sol')
    expect([reading.street ?? alternatives.street].flat()).toContain('Av. Neckermann')
  })
})

test('§own.659 An estate under another address with its own code is no part of that one', () =>
  expect(
    readText(
      columns(
        [
          [0, 'CORREO'],
          [20, 'Calle Bari 31, 2ª planta, 50197 Zaragoza'],
        ],
        [
          [0, 'SUMINISTRO'],
          [20, 'Urb. Torres de San Lamberto, Bloque 3, 4º A'],
        ],
        [[20, '50011 Zaragoza (Zaragoza)']],
        [
          [0, 'CUPS'],
          [20, 'ES0031391539028884XE'],
        ],
      ),
    ),
  ).toMatchObject({ street: 'Urb. Torres de San Lamberto', apartment: 'Bloque 3, 4º A', zipCode: '50011' }))

test('§own.660 The heading of a form is no label in it', () =>
  expect(
    readText(
      columns(
        [[0, 'DIRECCIÓN DE SUMINISTRO']],
        [
          [0, 'Tipo vía'],
          [15, 'Nombre vía'],
          [45, 'Número'],
          [60, 'Piso'],
        ],
        [
          [0, 'CL'],
          [15, 'EL OLMO'],
          [45, '9'],
          [60, '1'],
        ],
        [
          [0, 'Cód. postal'],
          [15, 'Municipio'],
          [60, 'Provincia'],
        ],
        [
          [0, '09200'],
          [15, 'MIRANDA DE EBRO'],
          [60, 'BURGOS'],
        ],
      ),
    ),
  ).toMatchObject({ street: 'CL EL OLMO', streetNr: '9', apartment: '1' }))

test('§own.661 A heading that is centred over a form heads all of it', () => {
  const lines = columns(
    [[16, 'Punto de suministro']],
    [
      [0, 'Tipo de vía'],
      [14, 'Nome da vía'],
      [27, 'Núm.'],
      [39, 'Cód. postal'],
    ],
    [
      [0, 'AVDA'],
      [14, 'DA MAHÍA'],
      [27, '88'],
      [39, '15220'],
    ],
  )
  const [address] = findAddresses(lines)
  expect(address && scoreAddress(lines, address)).toBeGreaterThan(1)
})

test('§own.662 A road is a street, too', () =>
  expect(
    readText(
      columns([
        [0, 'Dirección del punto de suministro:'],
        [40, 'AUTOVÍA A-4, KM 171 - 13200 MANZANARES (CIUDAD REAL)'],
      ]),
    ),
  ).toMatchObject({ street: 'AUTOVÍA A-4', streetNr: 'KM 171' }))

describe('§own.663 White as narrow as kerning parts no words, though the file has a blank there', () => {
  const row = (text: string, narrow: number) =>
    text.split(' ').flatMap((word, at) =>
      [...word].map((sign, place) => {
        const isFirst = place === 0 && at > 0
        return {
          text: sign,
          font: 'F1',
          code: sign,
          width: 0.5,
          gap: isFirst ? (at === 1 ? narrow : 0.28) : 0,
          afterBlank: isFirst,
        }
      }),
    )
  const wordsOf = (glyphs: ReturnType<typeof row>) =>
    blanksIn(glyphs, { isTyped: false, areWide: false })
      .map((before, at) => (before ?? (glyphs[at]?.afterBlank ? ' ' : '')) + glyphs[at]?.text)
      .join('')

  test('beside wide blanks', () => expect(wordsOf(row('Por ta y otra cosa', 0.04))).toBe('Porta y otra cosa'))

  test('a wide one parts them', () => expect(wordsOf(row('Por ta y otra cosa', 0.28))).toBe('Por ta y otra cosa'))
})

test.each(['3)', '3|', 'nº 3', '3'])(
  '§own.664 The edge of a form behind a house number is no part of it: "%s"',
  printed =>
    expect(
      readText(
        columns(
          [[0, 'Dirección de suministro']],
          [
            [0, 'Calle'],
            [15, 'Luna'],
          ],
          [
            [0, 'Número'],
            [15, printed],
          ],
          [
            [0, 'C.P.'],
            [15, '28004'],
          ],
          [
            [0, 'Población'],
            [15, 'Madrid'],
          ],
        ),
      ),
    ).toMatchObject({ street: 'Calle Luna', streetNr: '3' }),
)
