import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { groupWords } from '#mock/invoice/text/group-words.ts'
import { linesOfPlainText } from '#mock/invoice/text/text-line.ts'
import { cups, madrid, readingOf, wordAt } from '#tests/support/invoices.ts'

const home = (address: string) => readingOf(`Dirección de suministro: ${address}`)

describe('§own.441 An address in one line', () => {
  test.each([
    ['CALLE MAYOR 124 28004 MADRID', 'CALLE MAYOR', '124', undefined],
    ['CL MAYOR 12 APTO 304 28004 MADRID', 'CL MAYOR', '12', 'APTO 304'],
    ['GRAN VIA 12 3 28004 MADRID', 'GRAN VIA', '12', '3'],
    ['Rambla, 12, 3º B, 28004 Madrid', 'Rambla', '12', '3º B'],
    ['C/ Manzana 3 nº 12, 2º A, 28004 Madrid', 'C/ Manzana 3', '12', '2º A'],
    ['C/ Mayor 12 y 14, 28004 Madrid', 'C/ Mayor', '12 y 14', undefined],
    ['C/ Mayor 12, Piso 3, Letra B, 28004 Madrid', 'C/ Mayor', '12', 'Piso 3, Letra B'],
    ['C/ Mayor 12, 3º B, ES-28004 Madrid', 'C/ Mayor', '12', '3º B'],
    ['C/ Mayor 12 | 3º B | 28004 | Madrid', 'C/ Mayor', '12', '3º B'],
  ])('"%s"', (text, street, streetNr, apartment) => {
    const { municipality, ...read } = home(text)
    expect(municipality?.toLowerCase()).toBe('madrid')
    expect(read).toEqual({ street, streetNr, zipCode: '28004', province: 'Madrid', ...(apartment && { apartment }) })
  })

  test('a figure of five places behind another number is no postal code without its town', () => {
    expect(home('C/ Mayor 12\nTeléfono 900 28004')).toEqual({})
  })
})

test.each([
  ['C/ Ramón y Ca-\njal 12', 'C/ Ramón y Cajal'],
  ['C/ Fernández-\nLadreda 12', 'C/ Fernández-Ladreda'],
  ['C/ San Porres-Villa-\nverde 12', 'C/ San Porres-Villaverde'],
])('§own.441 a name broken over two lines, "%s"', (text, street) =>
  expect(home(`${text}, 28004 Madrid`)).toEqual({ street, streetNr: '12', ...madrid }),
)

test('§own.441 signs that nobody sees and wide figures change nothing', () => {
  const shy = home('Ca\u00adlle Lu\u200bna 2, 28004 Ma\u00addrid')
  expect(shy).toEqual({ street: 'Calle Luna', streetNr: '2', ...madrid })
  expect(home('Calle Luna ２, ２８００４ Madrid')).toEqual(shy)
  expect(readingOf('Poten\u00adcia contratada P1: ３，４５ kW P2: 4,6 kW')).toEqual({ p1: 3.45, p3: 4.6 })
})

test.each([
  'ES/0021/0000/9898/9123/RH',
  'ES_0021_0000_9898_9123_RH',
  'ES0021—0000—9898—9123—RH',
  'ES0021:0000:9898:9123:RH',
  'ES0021   0000   9898   9123   RH',
  'ES0021\u00ad000098989123RH',
  'ＥＳ００２１００００９８９８９１２３ＲＨ',
])('§own.441 the CUPS "%s"', text => expect(readingOf(`CUPS: ${text}`)).toEqual({ cups: 'ES0021000098989123RH' }))

test('§own.444 what is printed twice to look bold counts once, however each print is cut into words', () => {
  const print = (dx: number, ...texts: readonly string[]) => {
    let left = dx
    return texts.map(text => {
      const word = { text, left, right: left + text.length * 5, base: 50, size: 9 }
      left = word.right + 5
      return word
    })
  }
  const first = print(0, 'Dirección de suministro:', 'C/ Luna 22, 3º B,', '28004 Madrid')
  const again = print(0.3, 'Dirección de', 'suministro: C/ Luna 22,', '3º B, 28004', 'Madrid')
  const home = { street: 'C/ Luna', streetNr: '22', apartment: '3º B', ...madrid }
  expect(readText(groupWords([...first, ...again], 0))).toEqual(home)
  expect(readText(groupWords([...again, ...first], 0))).toEqual(home)
})

test('§own.864 The lines of a frame that are letters, and "=" between a label and its value', () => {
  const words = [
    ['│SUMINISTRO'],
    ['+-----+-----+'],
    ['│TIPO VIA', '= AVENIDA', '!'],
    ['│NOMBRE VIA = DEL SOL', '', '!'],
    ['| | NUMERO: 8 /', '', '!'],
    ['│C.POSTAL', '= 28004', '!'],
    ['│MUNICIPIO', '= MADRID', '!'],
  ].flatMap((texts, line) =>
    texts.map((text, at) => wordAt(text, at * 200, line * 12)).filter(({ text }) => text !== ''),
  )
  expect(
    readText([...groupWords(words, 0), ...linesOfPlainText(cups).map(line => ({ ...line, top: 200 }))]),
  ).toMatchObject({
    street: 'AVENIDA DEL SOL',
    streetNr: '8',
    zipCode: '28004',
  })
})
