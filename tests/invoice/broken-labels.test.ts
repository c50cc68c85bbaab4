import { describe, expect, test } from 'vitest'
import { signsOfCutCodes } from '#mock/invoice/pdf/cut-codes.ts'
import { townThatBegins } from '#mock/invoice/places/match-town.ts'
import { readText } from '#mock/invoice/read-text.ts'
import { hasWrongLetters } from '#mock/invoice/text/legible.ts'
import { columns, cups, powersOf, readingOf } from '#tests/support/invoices.ts'

const home = { street: 'Ronda del Sud', streetNr: '44', apartment: '5è 2a', zipCode: '08401' }

describe('§own.665 A label over an address may be broken over two lines', () => {
  const bill = (...label: string[]) =>
    columns(
      ...label.map(text => [[0, text] as const]),
      [[0, 'Ronda del Sud, 44, 5è 2a']],
      [[0, '08401 Granollers']],
      [],
      [[60, 'OFICINES']],
      [[60, 'Pl. Major, 20 · Cardedeu']],
      [[0, `CUPS ${cups}`]],
    )

  test('which say together what neither says alone', () => {
    expect(readText(bill('ADREÇA DEL PUNT DE', 'SUBMINISTRAMENT'))).toMatchObject(home)
    expect(readText(bill('ADREÇA DEL PUNT DE', 'ENVIAMENT'))).not.toMatchObject({ street: home.street })
  })
})

describe('§own.666 In a row of a form, the street may stand', () => {
  test('before a parish with its own label', () =>
    expect(
      readText(
        columns(
          [
            [0, 'ENDEREZO DA SUBMINISTRACIÓN'],
            [40, 'PARROQUIA'],
            [70, 'CP E CONCELLO'],
          ],
          [
            [0, 'Lugar de Codesoso, 12'],
            [40, 'Sergude (San Breixo)'],
            [70, '15881 Boqueixón'],
          ],
        ),
      ),
    ).toMatchObject({ street: 'Lugar de Codesoso', streetNr: '12', municipality: 'Boqueixón' }))

  test('below the end of its label, which takes two lines', () =>
    expect(
      readText(
        columns(
          [
            [0, 'Adreça de subministrament · Dirección · Supply'],
            [50, 'CP i municipi · Town'],
          ],
          [
            [0, 'address'],
            [50, '07760 Ciutadella de Menorca'],
          ],
          [[0, 'Camí de Cala Blanca, Km 3,5']],
          [[0, cups]],
        ),
      ),
    ).toMatchObject({ street: 'Camí de Cala Blanca', streetNr: 'Km 3,5', zipCode: '07760' }))
})

test.each(['(El Hierro)', '(Santa Cruz de Tenerife)', ''])(
  '§own.667 What stands in brackets behind the town of a form is no part of it: "%s"',
  behind =>
    expect(
      readText(
        columns(
          [[0, 'Dirección del suministro']],
          [[0, 'Calle La Constitución, 4, 2º D']],
          [[0, 'Código postal y municipio']],
          [[0, `38900 Valverde ${behind}`.trim()]],
        ),
      ),
    ).toMatchObject({ zipCode: '38900', municipality: 'Valverde' }),
)

describe('§own.668 Of two forms of a home, the fuller one is not fuller', () => {
  test('by a post box', () =>
    expect(
      readText(
        columns(
          [[40, 'ANA PRUEBA EJEMPLO']],
          [[40, 'CTRA. ALMERÍA KM 1,8 CORTIJO EL CURA']],
          [[40, 'APARTADO 44']],
          [[40, '18600 MOTRIL']],
          [],
          [[0, 'Dirección del suministro']],
          [[0, 'Carretera de Almería km 1,8']],
          [[0, '18600 Motril']],
        ),
      ),
    ).toMatchObject({ street: 'Carretera de Almería', streetNr: 'km 1,8', municipality: 'Motril' }))

  test('by signs that nobody can read', () =>
    expect(
      readText(
        columns(
          [[40, 'CALLE EMISORA 11']],
          [[40, 'PORTAL 2, ¿¿ A']],
          [[40, '28224 POZUELO DE ALARCÓN']],
          [],
          [[0, 'Dirección del punto de suministro: CALLE EMISORA 11, PORTAL2, 3ºA, 28224 POZUELO DE ALARCÓN']],
        ),
      ),
    ).toMatchObject({ street: 'CALLE EMISORA', streetNr: '11', apartment: 'PORTAL2, 3ºA' }))
})

test('§own.669 A bill of somebody "por la luz de" a street says where the supply is', () =>
  expect(
    readingOf(
      `Esta es la factura de Hortensia Sáez Galindo por la luz de Camino de la Lugareja s/n, 05200 Arévalo,\nÁvila. El punto de suministro es el ${cups}, con tarifa 2.0TD.`,
    ),
  ).toMatchObject({ street: 'Camino de la Lugareja', streetNr: 's/n', zipCode: '05200', municipality: 'Arévalo' }))

describe('§own.670 A table of powers may have a row of llano, a period of energy', () => {
  const powers = (peak: string, flat: string, offPeak: string) => {
    const { p1, p3 } = readText(
      columns(
        [
          [0, 'Periodo'],
          [20, 'Pot. contratada'],
          [40, 'Maxímetro'],
        ],
        ...[
          ['P1 Punta', peak, '4,02 kW'],
          ['P2 Llano', flat, '3,60 kW'],
          ['P3 Valle', offPeak, '2,18 kW'],
        ].map(([period = '', kw = '', most = '']) => [[0, period] as const, [22, kw] as const, [42, most] as const]),
        [[0, 'Término potencia P1 5,50 × 30 × 0,075700']],
        [[0, 'Término potencia P3 5,50 × 30 × 0,004100']],
      ),
    )
    return [p1, p3]
  }

  test('whose power is that of punta', () => expect(powers('5,50 kW', '5,50 kW', '5,50 kW')).toEqual([5.5, 5.5]))

  test('of another power it is a larger tariff', () =>
    expect(powers('4,60 kW', '5,50 kW', '10,00 kW')).toEqual([undefined, undefined]))
})

describe('§own.671 A program may have cut the codes of signs', () => {
  const signs = (text: string, dash: string, width: number) =>
    [...text.matchAll(/(\s?)(\S)/g)].map(([, blank, sign = '']) => ({
      text: sign === '–' ? dash : sign,
      font: 'F1',
      code: sign,
      width: sign === '–' ? width : /\d/.test(sign) ? 0.49 : 0.4,
      gap: 0,
      afterBlank: blank === ' ',
    }))
  const printed = (...rows: [text: string, dash: string, width: number][]) => {
    const glyphs = rows.map(row => signs(...row))
    const wrong = signsOfCutCodes(glyphs)
    return glyphs.map(row => row.map(glyph => wrong.get(glyph) ?? glyph.text).join(''))
  }

  test('where the page says so, and the width does', () =>
    expect(printed(['Maó 7, Àtic–07760', '3', 0.57], ['15,04¬', '', 0])).toEqual(['Maó7,Àtic–07760', '15,04€']))

  test('where a font has two signs for it, of which one stands between blanks', () =>
    expect(printed(['Maó 73, Àtic – 07760', '3', 0.49])).toEqual(['Maó73,Àtic–07760']))

  test('elsewhere the file is right', () => {
    expect(printed(['Maó 7, Àtic–07760', '3', 0.57], ['15,04€', '', 0])).toEqual(['Maó7,Àtic307760', '15,04€'])
    expect(printed(['Portal 3 Àtic – 07760', '3', 0.49])).toEqual(['Portal3Àtic307760'])
    // Figures of two widths: those of a table are other signs than those of the text.
    const [text = [], table = []] = [signs('Luna 2, 73, Portal – 07760', '3', 0.57), signs('27', '', 0)]
    const ofTable = table.map(glyph => ({ ...glyph, code: `table ${glyph.code}` }))
    expect(signsOfCutCodes([text, ofTable]).size).toBe(0)
  })
})

test.each([
  ['Direcci„n de suministro: Avenida de Espa„a 9. Potencia m„xima, distribuciˆn', true],
  ['DirecciÑn de suministro: Avenida de EspaÇa 9. Potencia mÜxima', true],
  ['ELÄCTRICA, C/ CORAZÄN DE JESÅS, POBLACIÄN', true],
  ['DIRECCIÓN DE SUMINISTRO: ÀTIC, CAMPIÑA, LOGROÑO. Álava, Ávila', false],
  ['Dirección de suministro: Avenida de España 9. Potencia máxima, distribución', false],
  ['Luz•Gas•Servicios: 12 €/mes, 5€ «hoy»', false],
])(
  '§own.675 §own.728 A text whose letters are others than those printed is read from the picture of its page: "%s"',
  (text, is) => expect(hasWrongLetters(columns([[0, text]]))).toBe(is),
)

test('§own.672 The kind of a street belongs to it, also where its number was not read', () =>
  expect(
    readText(
      columns(
        [[0, 'PUNTO DE SUMINISTRO']],
        [
          [0, 'TIPO VÍA'],
          [20, 'NOMBRE DE LA VÍA'],
        ],
        [
          [0, 'CALLE'],
          [20, 'MAESTRO GIRBÉS'],
        ],
        [
          [0, 'C. POSTAL'],
          [20, 'MUNICIPIO'],
        ],
        [
          [0, '46230'],
          [20, 'ALGINET'],
        ],
        [[0, cups]],
      ),
    ),
  ).toMatchObject({ street: 'CALLE MAESTRO GIRBÉS', municipality: 'ALGINET' }))

test.each([
  ['Vilafranca del ¿¿¿¿¿¿¿', '08720', 'Vilafranca del Penedès'],
  ['Sant ¿¿¿¿¿¿¿', '08720', undefined],
  ['Vilafranca del Penedès', '08720', undefined],
])('§own.673 A town that begins like one alone of its code is that one: "%s"', (printed, zipCode, name) =>
  expect(townThatBegins(zipCode, printed)?.municipality.name).toBe(name),
)

test.each(['¿Cuánta potencia tengo?', 'Quanta potència tinc?'])(
  '§own.674 A question names what is contracted: "%s"',
  question => expect(powersOf(`${question}\nPunta 4,6 kW\nValle 3,45 kW`)).toEqual([4.6, 3.45]),
)
