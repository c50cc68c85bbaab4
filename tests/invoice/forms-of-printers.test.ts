import { describe, expect, test } from 'vitest'
import { labelScore, strength } from '#mock/invoice/evidence/label-score.ts'
import { blanksIn } from '#mock/invoice/pdf/letter-spacing.ts'
import { type TurnedWord, turnedTitles } from '#mock/invoice/pdf/turned-titles.ts'
import { readText } from '#mock/invoice/read-text.ts'
import { groupWords } from '#mock/invoice/text/group-words.ts'
import { partedByLeaders } from '#mock/invoice/text/leaders.ts'
import { makeCell, type TextLine } from '#mock/invoice/text/text-line.ts'
import { joinedWideWords } from '#mock/invoice/text/wide-headings.ts'
import { columns, cups, madrid, readForm, row, wordAt } from '#tests/support/invoices.ts'

const avenida = { street: 'Avenida del Sol', streetNr: '8' }
const textsOf = ({ cells }: TextLine) => cells.map(({ text }) => text)

describe('§own.829 A part is none of the next form', () => {
  const labels = (left: number) => row(0, left, 'Street', 'No.', 'Floor')
  const codes = (left: number) => row(0, left, 'Town', 'Post code')
  test('though its columns are narrower', () =>
    expect(
      readText(
        columns(
          [[0, 'Supply address']],
          labels(40),
          row(0, 40, 'Avenida del Sol', '8', '3'),
          codes(40),
          row(0, 40, 'Madrid', '28004'),
          [[0, 'Where we write to you']],
          labels(33),
          row(0, 33, 'Calle Luna', '140', '5'),
          codes(33),
          row(0, 33, 'Madrid', '28013'),
          [[0, cups]],
        ),
      ),
    ).toMatchObject({ ...avenida, apartment: '3', ...madrid }))
  test('though the line of a box beside stands between a code and its label', () => {
    const lines = columns(
      [[30, 'Supply address']],
      row(30, 30, 'Street', 'No.', 'Floor'),
      row(30, 30, 'Avenida del Sol', '8', '3'),
      row(30, 30, 'Post code', 'Town'),
      [[0, '09/10/2025']],
      row(30, 30, '28004', 'Madrid'),
      [
        [0, '1-30 Sep 2025'],
        [30, 'Postal address'],
      ],
      row(30, 30, 'Street', 'No.', 'Floor'),
      row(30, 30, 'Calle Luna', '140', '5'),
      row(30, 30, 'Post code', 'Town'),
      row(30, 30, '28013', 'Madrid'),
      [[30, cups]],
    )
    // The date stands half a line below the labels.
    const placed = lines.map((line, at) => ({ ...line, top: line.top - (at < 4 ? 0 : at === 4 ? 7 : 13) }))
    expect(readText(placed)).toMatchObject({ ...avenida, apartment: '3', ...madrid })
  })
})

test('§own.830 The title beside the middle of a form parts none of it', () => {
  const lines = columns(
    row(30, 40, 'C.U.P.S.'),
    row(30, 40, cups),
    row(30, 40, 'VÍA', 'N.º', 'PISO'),
    row(30, 40, 'AVENIDA DEL SOL', '8', '3'),
    [[0, 'SUMINISTRO']],
    row(30, 40, 'C.P.', 'POBLACIÓN'),
    row(30, 40, '28004', 'MADRID'),
    row(30, 40, 'TARIFA'),
    row(30, 40, '2.0DHA'),
    row(30, 40, 'VÍA', 'N.º', 'PISO'),
    row(30, 40, 'CL POSTAS', '2'),
    row(30, 40, 'C.P.', 'POBLACIÓN'),
    row(30, 40, '28013', 'MADRID'),
  )
  const placed = lines.map((line, at) => ({ ...line, top: line.top - (at < 4 ? 0 : at === 4 ? 9 : 14) }))
  expect(readText(placed)).toMatchObject({ street: 'AVENIDA DEL SOL', streetNr: '8', apartment: '3' })
})

describe('§own.831 A title that runs up beside a form', () => {
  const upright = (text: string, left: number, base: number): TurnedWord => ({
    ...wordAt(text, left, base),
    turns: 0,
    start: [left, base],
    along: [text.length * 5, 0],
    up: [0, -10],
  })
  const turned = (text: string, x: number, from: number): TurnedWord => ({
    ...wordAt(text, -from, x),
    turns: 3,
    start: [x, from],
    along: [0, -text.length * 5],
    up: [-10, 0],
  })
  const form = [upright('Calle', 30, 20), upright('Número', 30, 40), upright('C.P.', 30, 60)]
  test.each(['SUMINISTRO', '3. SUMINISTRO'])('stands in each of its lines: "%s"', text =>
    expect(turnedTitles([...form, turned(text, 20, 66)])).toEqual(
      [20, 40, 60].map(base => ({ text: 'SUMINISTRO', left: 10, right: 20, base, size: 10 })),
    ),
  )
  test.each([
    ['a note along the margin', 'Inscrita en el Registro Mercantil de Madrid'],
    ['a figure', '2025/118'],
  ])('and %s does not', (_, text) => expect(turnedTitles([...form, turned(text, 20, 66)])).toEqual([]))
  test('nor what stands beside nothing', () =>
    expect(turnedTitles([...form, turned('SUMINISTRO', 20, 300)])).toEqual([]))
})

describe('§own.832 In letters that are all as wide, one blank parts no cells', () => {
  const at = (base: number, ...texts: readonly string[]) => {
    let left = 0
    return texts.map(text => {
      const word = wordAt(text, left, base)
      left = word.right + 5
      return word
    })
  }
  test('though a column of the next line begins there', () => {
    const [line] = groupWords(
      [
        ...at(20, 'DIRECCION', 'DE', 'SUMINISTRO'),
        wordAt('TIPO', 0, 32),
        wordAt('NOMBRE', 50, 32),
        wordAt('NUM', 120, 32),
      ],
      0,
    )
    expect(line && textsOf(line)).toEqual(['DIRECCION DE SUMINISTRO'])
  })
})

test('§own.833 The words of a heading set wide are one text', () => {
  const wide = (text: string, left: number) => makeCell(text, left, left + text.length * 10 - 1)
  const heading = [wide('DATOS', 0), wide('DEL', 65), wide('SUMINISTRO', 110)]
  expect(joinedWideWords(heading, 9).map(({ text }) => text)).toEqual(['DATOS DEL SUMINISTRO'])
  const narrow = heading.map(({ text, left }) => makeCell(text, left, left + text.length * 5))
  expect(joinedWideWords(narrow, 9)).toEqual(narrow)
})

test('§own.834 The name of a street stands behind its kind, which has the label', () =>
  expect(
    readForm(['VIA: AV', 'DEL SOL', 'NUMERO: 8'], ['PISO: 3'], ['C.POSTAL: 28004', 'POBLACION: Madrid']),
  ).toMatchObject({ street: 'AV DEL SOL', streetNr: '8', apartment: '3', zipCode: '28004' }))

test('§own.835 A street may stand under its labels, and the code below it beside its own', () =>
  expect(
    readForm(
      ['Tipo vía', 'Nombre vía', 'Nº', 'Piso'],
      ['Avenida', 'del Sol', '8', '3'],
      ['CP', '28004', 'Localidad', 'Madrid'],
    ),
  ).toMatchObject({ ...avenida, apartment: '3', ...madrid }))

test('§own.836 Dots with blanks between them fill the line behind a label', () =>
  expect(partedByLeaders(makeCell('Piso . . . . . . .', 0, 90)).map(({ text }) => text)).toEqual(['Piso']))

test('§own.837 A letter under "Aldea" is a door in Basque, and no hamlet', () =>
  expect(
    readForm(
      ['Kalea / Calle', 'Zk. / Nº', 'Solairua / Piso', 'Aldea / Mano'],
      ['Avenida del Sol', '8', '2', 'C'],
      ['CP'],
      ['28004'],
    ),
  ).toMatchObject({ ...avenida, apartment: '2 C' }))

test('§own.838 A hair between two letters is no blank on a page whose blanks are wide, whatever the row has', () => {
  const glyphs = [...'Puerta'].map((text, at) => ({
    text,
    font: 'F1',
    code: text,
    width: 0.5,
    gap: at === 4 ? 0.04 : 0,
    afterBlank: at === 4,
  }))
  expect(blanksIn(glyphs, { isTyped: true, areWide: true })[4]).toBe('')
  expect(blanksIn(glyphs, { isTyped: true, areWide: false })[4]).toBe(null)
})

test('§own.839 "Supplied property" is the supply', () =>
  expect(labelScore('supplied property', true)).toBe(strength.supply))
