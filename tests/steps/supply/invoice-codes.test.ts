import { deflateSync } from 'node:zlib'
import QRCode from 'qrcode'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { codesInFile } from '#steps/supply/invoice/device/codes-in-file.ts'
import { asText, streamsIn, unpacked } from '#steps/supply/invoice/device/pdf-streams.ts'
import { flateBomb, pdfFile, stream } from '#tests/support/pdf-file.ts'
import { standInForWorker } from '#tests/support/worker-dependencies.ts'

beforeAll(standInForWorker)
afterAll(() => vi.unstubAllGlobals())

const address =
  'https://comparador.cnmc.gob.es/comparador/QRE?cp=28013&pP1=4.6&pP2=3.45&cups=ES0021000001234567LQ0F&exc=12.5'
const { size, data } = QRCode.create(address, { errorCorrectionLevel: 'M' }).modules
const isDark = (x: number, y: number) => data[y * size + x] === 1
const along = Array.from({ length: size }, (_, index) => index)
const darkOnes = along.flatMap(y => along.filter(x => isDark(x, y)).map(x => ({ x, y: size - 1 - y })))

function streamsOf(...objects: Buffer[]) {
  const file = new Uint8Array(pdfFile(objects))
  return streamsIn(file, asText(file))
}
const codesIn = (...objects: Buffer[]) => codesInFile(streamsOf(...objects))
const packed = (content: string | Buffer, dictionary = '') =>
  stream(deflateSync(content), `/Filter /FlateDecode ${dictionary}`)

describe('A code drawn with shapes is found', () => {
  const squares = darkOnes.map(({ x, y }) => `${x} ${y} 1 1 re`)
  const moved = darkOnes.map(({ x, y }) => `q 1 0 0 1 ${x} ${y} cm 0 0 1 1 re f Q`)
  const rows = along.flatMap(y =>
    [
      ...along
        .map(x => (isDark(x, y) ? 'x' : ' '))
        .join('')
        .matchAll(/x+/g),
    ].map(({ 0: run, index }) => `${index} ${size - 1 - y} ${run.length} 1 re f`),
  )
  const corner = (x: number, y: number) =>
    `0 g ${x} ${y} 7 7 re f 1 1 1 rg ${x + 1} ${y + 1} 5 5 re f 0 0 0 1 k ${x + 2} ${y + 2} 3 3 re f`
  const corners = [corner(0, 0), corner(0, size - 7), corner(size - 7, size - 7)]

  it.each([
    ['square by square', squares.map(square => `${square} f`).join('\n')],
    ['as one shape of many squares', `${squares.join(' ')} f*`],
    ['moved and scaled', `q 0.8 0 0 0.8 400 120 cm 0 g ${moved.join('\n')} Q`],
    ['turned', `0 0.8 -0.8 0 400 120 cm ${squares.join(' ')} f`],
    ['row by row', rows.join('\n')],
    ['with corners painted over one another', `${squares.join(' ')} f ${corners.join(' ')}`],
    [
      'line by line, with corners',
      darkOnes.map(({ x, y }) => `${x} ${y} m ${x + 1} ${y} l ${x + 1} ${y + 1} l ${x} ${y + 1} l h f`).join('\n'),
    ],
    [
      'after a picture among the commands',
      `BI /W 2 /H 1 /BPC 8 /CS /G ID \xff 0 0 0 0 0 0 cm EIs\nEI Q ${squares.join(' ')} f`,
    ],
    ['behind text that looks like commands', `BT (1 0 0 1 9 9 cm \\) f re) Tj <0a> Tj ET ${squares.join(' ')} f`],
  ])('%s', async (_, commands) => {
    expect(await codesIn(packed(Buffer.from(commands, 'latin1')))).toEqual([address])
  })

  it.each(['\n', '\r\n', ''])('in a stream whose length stands elsewhere, and which ends with %j', async lineBreak => {
    const content = deflateSync(squares.map(square => `${square} f`).join('\n'))
    const object = `<< /Filter /FlateDecode /Length 9 0 R >>\nstream\n${content.toString('latin1')}${lineBreak}endstream`
    const [found] = streamsOf(Buffer.from(object, 'latin1'))
    // Node unpacks what a line break follows; browsers do not.
    expect(found && Buffer.compare(found.packed, content)).toBe(0)
    expect(await codesIn(Buffer.from(object, 'latin1'))).toEqual([address])
  })

  it('in a file that packs nothing', async () => {
    expect(await codesIn(stream(`${squares.join(' ')} f`))).toEqual([address])
  })

  it('but not where lines are drawn and nothing is filled', async () => {
    expect(await codesIn(packed(`${squares.join(' ')} S`))).toEqual([])
  })
})

describe('A code that is a picture is found', () => {
  const scale = 3
  const side = (size + 8) * scale
  /** Whether a pixel is dark: the code with the white it needs around it. */
  const pixel = (x: number, y: number) => {
    const [column, row] = [Math.floor(x / scale) - 4, Math.floor(y / scale) - 4]
    return column >= 0 && row >= 0 && column < size && row < size && isDark(column, row)
  }
  const pixels = Array.from({ length: side }, (_, y) => Array.from({ length: side }, (_, x) => pixel(x, y)))
  const rowsOf = (row: (dark: boolean[]) => number[]) => Buffer.from(pixels.flatMap(row))
  const bitsOf = (dark: boolean[]) =>
    Array.from({ length: Math.ceil(side / 8) }, (_, byte) =>
      Number.parseInt(Array.from({ length: 8 }, (_, bit) => (dark[byte * 8 + bit] ? '1' : '0')).join(''), 2),
    )
  const picture = (bytes: Buffer, more: string) =>
    packed(bytes, `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} ${more}`)
  const grey = (dark: boolean) => (dark ? 20 : 240)
  /** As PNG tells a row from its neighbours, with each of its rules in turn. */
  const predicted = Buffer.from(
    pixels.flatMap((row, y) => {
      const rule = y % 5
      const at = (x: number, line: number) => (x < 0 || line < 0 ? 0 : grey(pixel(x, line)))
      const told = row.map((_, x) => {
        const [left, above, corner] = [at(x - 1, y), at(x, y - 1), at(x - 1, y - 1)]
        const nearest = [left, above, corner].toSorted(
          (a, b) => Math.abs(left + above - corner - a) - Math.abs(left + above - corner - b),
        )[0]
        const guess = [0, left, above, (left + above) >> 1, nearest ?? 0][rule] ?? 0
        return (at(x, y) - guess) & 255
      })
      return [rule, ...told]
    }),
  )

  it.each([
    [
      'in grey',
      picture(
        rowsOf(row => row.map(grey)),
        '/BitsPerComponent 8 /ColorSpace /DeviceGray',
      ),
    ],
    [
      'in colours',
      picture(
        rowsOf(row => row.flatMap(dark => [30, grey(dark), 90])),
        '/BitsPerComponent 8',
      ),
    ],
    [
      'of a palette',
      picture(
        rowsOf(row => row.map(Number)),
        '/BitsPerComponent 8 /ColorSpace [/Indexed 7 0 R 1 8 0 R]',
      ),
    ],
    ['as a mask', picture(rowsOf(bitsOf), '/ImageMask true')],
    [
      'told by differences',
      picture(predicted, '/BitsPerComponent 8 /DecodeParms << /Predictor 15 /Colors 1 /Columns 3 >>'),
    ],
  ])('%s', async (_, object) => {
    expect(await codesIn(object)).toEqual([address])
  })

  it.each([
    ['the lines of a table', '0 0 500 0.5 re f '.repeat(80)],
    ['shapes without an end', '0 0 1e400 1e400 re f 0 0 1e300 1 re f 0 0 1e300 1e-300 re f '.repeat(80)],
  ])('beside %s', async (_, shapes) => {
    const code = picture(rowsOf(bitsOf), '/ImageMask true')
    expect(await codesIn(packed(shapes), code)).toEqual([address])
  })

  it('but not where its size is not true', async () => {
    const cutOff = rowsOf(row => row.map(grey)).subarray(side * 4)
    expect(await codesIn(picture(cutOff, '/BitsPerComponent 8'))).toEqual([])
  })
})

describe('What is no code gives nothing, and soon', () => {
  it('since a stream is unpacked within bounds', async () => {
    const [bomb] = streamsOf(stream(flateBomb(500), '/Filter /FlateDecode'))
    expect(bomb && (await unpacked(bomb, 1_000_000)).length).toBeLessThan(1_200_000)
  })

  it.each([
    ['a file of noise', Buffer.from(Array.from({ length: 50_000 }, (_, index) => (index * index * 31) & 255))],
    ['commands that save without end', packed('q '.repeat(500_000))],
    [
      'squares of no size and of all sizes',
      packed('0 0 0 0 re f 1e400 1e400 1e400 1 re f -1e308 0 1e308 1e308 re f '.repeat(100)),
    ],
    ['commands that unpack without end', stream(flateBomb(500), '/Filter /FlateDecode')],
    ['a picture larger than any', packed('x', '/Subtype /Image /Width 99999 /Height 99999 /BitsPerComponent 8')],
    [
      'a picture that unpacks without end',
      stream(flateBomb(500), '/Filter /FlateDecode /Subtype /Image /Width 900 /Height 900 /BitsPerComponent 8'),
    ],
    ['a stream that never ends', Buffer.from('<< /Length 99999999 >> stream\n1 1 1 1 re f')],
    ['nothing but beginnings', Buffer.from('stream\n'.repeat(100_000))],
  ])('%s', async (_, object) => {
    expect(await codesIn(object)).toEqual([])
  })
})
