import { describe, expect, test } from 'vitest'
import { readText } from '#mock/invoice/read-text.ts'
import { groupWords } from '#mock/invoice/text/group-words.ts'
import { columns, cups, madrid, readingOf, wordAt } from '#tests/support/invoices.ts'

describe('§own.340 An address in a sentence', () => {
  test.each([
    [
      'an authority’s, whose street the line breaks',
      'Si no te convence la respuesta puedes acudir a la Direcció General de Consum, Carrer de la\nPalma 4, 07003 Palma.',
    ],
    [
      'a market’s, of which nobody has heard',
      'Si quieres saber más, te esperamos todos los sábados por la mañana en la feria de la energía, en\nCalle Sol 4, 28013 Madrid.',
    ],
    ['one in its own line', 'Te esperamos los sábados por la mañana en nuestro mercadillo, Calle Sol 4, 28013 Madrid.'],
  ])('is nobody’s home: %s', (_, text) => expect(readingOf(`Tu CUPS es ${cups}\n${text}`)).toEqual({ cups }))

  test('is the supply’s where the sentence says so, over two lines', () => {
    const text =
      'El total es de 35,05 €, que cargaremos el 11 de octubre. Esta factura es del suministro que tienes en Calle\nLuna 2, 3º B, 28004 Madrid, y va a nombre de Ana Prueba, con domicilio fiscal en Plaza del Sol 2,\n28013 Madrid.'
    expect(readingOf(text)).toMatchObject({ ...madrid, street: 'Calle Luna', streetNr: '2', apartment: '3º B' })
  })

  test('an e-mail address over a home makes it no office', () => {
    const text = `Correo\nana@example.org\nTu sitio\nC/ Luna 2\n28004 Madrid\nTu CUPS es\n${cups}`
    expect(readingOf(text)).toMatchObject({ ...madrid, street: 'C/ Luna' })
  })
})

test('§own.341 a form takes no street from the envelope, before the postal code of another town', () => {
  const lines = columns(
    [[40, 'Calle Sol 1, 9º A']],
    [[40, '28013 Madrid']],
    [[0, 'Lugar de consumo: Calle La Cilla 19']],
    [[0, 'CP: 35520']],
    [[0, 'Municipio: Haría']],
    [[0, `CUPS ${cups}`]],
  )
  expect(readText(lines)).toMatchObject({ street: 'Calle La Cilla', streetNr: '19', zipCode: '35520' })
  const nameless = lines.map((line, index) =>
    index === 2 ? { ...line, cells: columns([[0, 'Isla: Lanzarote']])[0]?.cells ?? [] } : line,
  )
  expect(readText(nameless).street).toBeUndefined()
})

test('§own.342 dotted leaders part a label and its value', () => {
  const word = (text: string, base: number) => ({ text, left: 60, right: 540, base, size: 10 })
  const lines = groupWords(
    [
      word(`Domicilio del suministro ${'.'.repeat(60)} Carretera de la Barrosa km 4,2, Chalet 3`, 10),
      word(`Población ${'.'.repeat(90)} 11130 Chiclana de la Frontera`, 23),
      word(`Firma: ${'.'.repeat(90)}`, 36),
    ],
    0,
  )
  expect(lines.map(({ cells }) => cells.length)).toEqual([2, 2, 1])
  expect(readText(lines)).toMatchObject({
    street: 'Carretera de la Barrosa',
    streetNr: 'km 4,2',
    apartment: 'Chalet 3',
    zipCode: '11130',
  })
})

test('§own.372 colons in a column part labels and values', () => {
  const lines = groupWords(
    [
      wordAt('SUMINISTRO', 0, 10),
      wordAt('Situación', 0, 23),
      wordAt(': Camino de la Tejera, 21', 97, 23),
      wordAt('C.P./Municipio ...: 30520 JUMILLA', 0, 36),
      wordAt('CUPS', 0, 49),
      wordAt(`: ${cups}`, 97, 49),
    ],
    0,
  )
  expect(readText(lines)).toMatchObject({ cups, street: 'Camino de la Tejera', streetNr: '21', zipCode: '30520' })
})

describe('§own.626 A short answer below a question', () => {
  const answers = (where: string) =>
    readingOf(
      `CUPS ${cups}\n¿De qué días es esta factura?\nDesde el 9 de septiembre hasta el 8 de octubre de 2025: 29 días.\n¿Dónde se ha gastado esta luz?\n${where}`,
    )

  test('is an address of its own', () =>
    expect(answers('En C/ Luna, 2, 1º A, 28004 Madrid.')).toMatchObject({
      ...madrid,
      street: 'C/ Luna',
      streetNr: '2',
    }))

  test.each(['Junto a C/ Luna, 2, 1º A, 28004 Madrid.', '28004 Madrid'])(
    '"%s" does not go on from the question and what stands over it',
    where => expect(answers(where).street).toBeUndefined(),
  )
})
