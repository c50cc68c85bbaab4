import { describe, expect, test } from 'vitest'
import { isInFormBeside } from '#mock/invoice/address/form-columns.ts'
import { openPdf } from '#mock/invoice/pdf/open-pdf.ts'
import { textOfPage } from '#mock/invoice/pdf/pdf-text.ts'
import { readText } from '#mock/invoice/read-text.ts'
import { above, gapBetween } from '#mock/invoice/text/neighbours.ts'
import { makeCell, type TextLine } from '#mock/invoice/text/text-line.ts'
import { columns, cups, madrid, row } from '#tests/support/invoices.ts'
import { catalogue, onePage, page, pdfFile, stream } from '#tests/support/pdf-file.ts'

const pageHeight = 842
const boxHeight = 130

/** A drawn frame and rows of text in it; all in points from the top left corner of the page. */
interface Box {
  left: number
  width: number
  /** From one row to the next. */
  pitch: number
  rows: readonly (readonly string[])[]
  top?: number
}

const top = 100
const valueAt = 60

function drawnBox({ left, width, pitch, rows, top: own = top }: Box, isFramed: boolean): string {
  const frame = isFramed ? `${left} ${pageHeight - own - boxHeight} ${width} ${boxHeight} re S` : ''
  const texts = rows.flatMap((texts, at) =>
    texts.map(
      (text, column) =>
        `BT /F1 8 Tf ${left + 6 + column * valueAt} ${pageHeight - own - 14 - at * pitch} Td (${text}) Tj ET`,
    ),
  )
  return [frame, ...texts].join('\n')
}

async function linesOf(boxes: readonly Box[], isFramed = true) {
  const content = boxes.map(box => drawnBox(box, isFramed)).join('\n')
  const pdf = await openPdf(pdfFile([catalogue, onePage, page(), stream(content)]))
  const lines = await textOfPage(await pdf.getPage(1), 0)
  await pdf.loadingTask.destroy()
  return lines
}

const form = (title: string, street: string, code: string, town: string) => [
  [title],
  ['Calle', street],
  ['Numero', '2'],
  ['CP', code],
  ['Poblacion', town],
]
const client: Box = { left: 40, width: 160, pitch: 15, rows: form('CLIENTE', 'Mayor', '08001', 'Barcelona') }
const supply: Box = {
  left: 215,
  width: 180,
  pitch: 11,
  rows: [...form('SUMINISTRO', 'Luna', '28004', 'Madrid'), ['CUPS', cups]],
}
const textsOf = (lines: readonly TextLine[]) => lines.map(({ cells }) => cells.map(({ text }) => text))
const answer = { ...madrid, street: 'Calle Luna', streetNr: '2', cups }

describe('§own.936 Forms in boxes side by side are read one after the other', () => {
  const level: readonly Box[] = [
    { ...client, rows: [['CLIENTE'], ['NIF', '00000000T'], ['Nombre', 'Ana'], ...client.rows.slice(1)] },
    { ...supply, pitch: client.pitch },
  ]
  const [first] = level

  test('whose rows stand level and have other labels', async () => {
    const lines = await linesOf(level)
    expect(textsOf(lines).slice(0, first?.rows.length)).toEqual(first?.rows)
    expect(readText(lines)).toMatchObject(answer)
  })

  test('but not without their edges, with the same labels in each row, or with a text across the gap', async () => {
    const parallel = level.map(box => ({ ...box, rows: form('TITULAR', 'Sol', '28004', 'Madrid') }))
    const across = level.map((box, at) =>
      at > 0 ? box : { ...box, rows: [...box.rows, ['Nota de toda la factura que va por encima del borde']] },
    )
    for (const lines of [await linesOf(level, false), await linesOf(parallel), await linesOf(across)])
      expect(lines[0]?.cells).toHaveLength(2)
  })
})

describe('§own.941 Forms side by side are read one after the other', () => {
  test('where their rows do not stand level', async () => {
    const lines = await linesOf([client, supply], false)
    expect(textsOf(lines).slice(0, client.rows.length)).toEqual(client.rows)
    expect(readText(lines)).toMatchObject(answer)
  })

  test.each([
    [
      'an envelope',
      { ...client, rows: [['CLIENTE'], ['Ana Prueba'], ['C/ Mayor, 3'], ['08001 Barcelona'], ['Barcelona']] },
    ],
    ['a form whose rows stand level', { ...client, pitch: supply.pitch }],
    ['a column whose letters stand one point higher', { ...client, pitch: supply.pitch, top: top - 1 }],
  ])('but not beside %s', async (_, other) => {
    const lines = await linesOf([other, supply], false)
    expect(lines.every(({ column }) => column === undefined)).toBe(true)
  })

  test('but not where most rows stand level', async () => {
    // Some rows have a text on one side alone, and the rest are rows of both.
    const withAsides = (box: Box, isFirst: boolean): Box => {
      const [title = [], street = [], number = [], code = [], town = []] = box.rows
      const asides = ['Nota', 'Otra'].map((text, at) => ((at === 0) === isFirst ? [text] : []))
      return {
        ...box,
        pitch: 9,
        rows: [title, street, ...asides, number, ['Piso', '4'], ['Puerta', 'B'], ...asides, code, ...asides, town],
      }
    }
    const lines = await linesOf([withAsides(client, true), withAsides(supply, false)], false)
    expect(lines.every(({ column }) => column === undefined)).toBe(true)
  })

  test('two over two are read row by row', async () => {
    const low = (box: Box, title: string): Box => ({ ...box, top: 300, rows: [[title], ...box.rows.slice(1)] })
    const boxes = [client, supply, low(client, 'PAGADOR'), low(supply, 'ENVIO')]
    const titles = ['CLIENTE', 'SUMINISTRO', 'PAGADOR', 'ENVIO']
    const texts = textsOf(await linesOf(boxes, false)).flat()
    expect(texts.filter(text => titles.includes(text))).toEqual(titles)
  })

  describe('as lines of a list', () => {
    const beside = (column: number, lines: readonly TextLine[], first = 1): TextLine[] =>
      lines.map((line, at) => ({ ...line, column, top: (first + at) * 13 }))
    const left = beside(
      0,
      columns(row(0, 20, 'Calle', 'Mayor'), row(0, 20, 'CP', '08001'), [[0, 'Nota']], [[0, 'ENVÍO']]),
    )
    const right = beside(
      1,
      columns(
        row(50, 20, 'Calle', 'Luna'),
        row(50, 20, 'Número', '2'),
        row(50, 20, 'CP', '28004'),
        row(50, 20, 'Municipio', 'Madrid'),
      ),
    )
    const lines = [...columns([[50, 'SUMINISTRO']]), ...left, ...right]

    test('what stands over a column is found past the other one', () => {
      const [cell = makeCell('', 0, 0)] = right[0]?.cells ?? []
      expect(above(lines, { line: 1 + left.length, cell })?.cell.text).toBe('SUMINISTRO')
    })

    test('the last line of one is no title of the next', () => {
      expect(readText(lines)).toMatchObject({ ...madrid, street: 'Calle Luna', streetNr: '2' })
    })

    test('no line of one is near to a line of the other', () => {
      const [first, second] = right
      const [other] = left
      if (!first || !second || !other) return expect.fail('all are given')
      expect(gapBetween(first, second)).toBe(13)
      expect(gapBetween(other, second)).toBe(Number.POSITIVE_INFINITY)
      expect(gapBetween({ ...second, top: 100 }, first)).toBe(Number.POSITIVE_INFINITY)
    })
  })

  test('what stands in one is no part of the other', () => {
    const lines = columns(row(0, 20, 'Calle', 'Luna'), row(0, 20, 'CP', '28004'))
    const isBeside = (own: readonly TextLine[]) => {
      const [part, place] = own.map(({ cells }, line) => ({ line, cell: cells[1] ?? makeCell('', 0, 0) }))
      return part && place && isInFormBeside(own, place, part, 9)
    }
    expect(isBeside(lines)).toBe(false)
    expect(isBeside(lines.map((line, column) => ({ ...line, column })))).toBe(true)
  })
})
