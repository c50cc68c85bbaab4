import { afterAll, expect, test } from 'vitest'
import { createReaderPool } from '#mock/invoice/pool/reader-pool.ts'
import { readInvoice } from '#mock/invoice/read-invoice.ts'
import { catalogue, onePage, page, pdfFile, stream } from '#tests/support/pdf-file.ts'

const pool = createReaderPool({ workers: 1 })
afterAll(() => pool.close())

const home = [
  'Factura de electricidad. Titular: ANA PRUEBA EJEMPLO',
  'CUPS: ES0031000000000099SL0F',
  'Direccion de suministro: C/ Luna 2, 28004 Madrid',
  'Potencia contratada P1: 4,6 kW P2: 3,45 kW',
  'El detalle de la factura de la luz, en la pagina de la oficina.',
]
const other = [
  'CUPS: ES0021000000000123FM',
  'Direccion de suministro: C/ Sol 9, 08001 Barcelona',
  'Potencia contratada P1: 5,75 kW P2: 5,75 kW',
]
const print = (lines: readonly string[], top: number) =>
  `BT /F1 9 Tf 12 TL 50 ${top} Td ${lines.map(line => `(${line}) Tj T*`).join(' ')} ET`
const [shown, hidden] = [print(home, 780), print(other, 300)]
const layer = '<< /Type /OCG /Name (other) >>'
const layerIsOff = '/OCProperties << /OCGs [5 0 R] /D << /ON [] /OFF [5 0 R] /Order [5 0 R] >> >>'
const file = (content: string, { resources = '', extra = '' } = {}) =>
  pdfFile([catalogue.replace('>>', `${extra} >>`), onePage, page(resources), stream(content), layer])

const files = {
  'white letters on white paper': file(`${shown} 1 1 1 rg ${hidden}`),
  'letters that are not drawn': file(`${shown} 3 Tr ${hidden}`),
  'letters under a white box': file(`${hidden} 1 g 0 200 595 120 re f 0 g ${shown}`),
  'letters outside their clip': file(`${shown} q 0 0 10 10 re W n ${hidden} Q`),
  'letters too small to see': file(`${shown} BT /F1 0.1 Tf 50 300 Td (${other.join(' ')}) Tj ET`),
  'letters on a layer that is switched off': file(`${shown} /OC /oc1 BDC ${hidden} EMC`, {
    resources: '/Properties << /oc1 5 0 R >>',
    extra: layerIsOff,
  }),
  'the bill turned by a quarter': file(`0 1 -1 0 600 0 cm ${print(home, 550)} 1 g ${hidden}`),
}

test.each(Object.entries(files))('§own.440 another home’s data in a bill are nothing: %s', async (_, pdf) => {
  const answer = await readInvoice({ pdf }, { pool })
  const place = { street: 'C/ Luna', streetNr: '2', zipCode: '28004', municipality: 'Madrid', province: 'Madrid' }
  expect(answer).toMatchObject({
    status: 'read',
    reading: { cups: 'ES0031000000000099SL0F', ...place, p1: 4.6, p3: 3.45 },
  })
  expect(JSON.stringify(answer)).not.toContain('alternatives')
})

/** A font of drawings whose heights are upside down, as Cairo writes them: each sign is a bar as tall as a letter. */
function drawnFont(): Buffer[] {
  const codes = Array.from({ length: 95 }, (_, place) => place + 32)
  const hex = (code: number) => code.toString(16).padStart(2, '0')
  const procs = codes.map(code => `/c${code} 6 0 R`).join(' ')
  const names = codes.map(code => `/c${code}`).join(' ')
  const unicode = codes.map(code => `<${hex(code)}> <00${hex(code)}>`).join('\n')
  const toUnicode = `begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${codes.length} beginbfchar\n${unicode}\nendbfchar endcmap`
  const font = `<< /Type /Font /Subtype /Type3 /FontBBox [0 -700 600 0] /FontMatrix [0.001 0 0 -0.001 0 0] /CharProcs << ${procs} >> /Encoding << /Differences [32 ${names}] >> /FirstChar 32 /LastChar 126 /Widths [${codes.map(() => 600).join(' ')}] /ToUnicode 7 0 R >>`
  return [Buffer.from(font), stream('600 0 0 -700 600 0 d1 100 -700 300 700 re f'), stream(toUnicode)]
}

test('§own.630 letters of a font whose heights are upside down are seen where they stand', async () => {
  const [cups = '', plain] = [home[1], print(home, 780)]
  const drawn = `BT /F2 1 Tf 9 0 0 9 50 300 Tm (${cups}) Tj ET`
  const fonts = page().replace('/Font <<', '/Font << /F2 5 0 R')
  const content = stream(`${plain.replace(cups, '')} ${drawn}`)
  const pdf = pdfFile([catalogue, onePage, fonts, content, ...drawnFont()])
  expect(await readInvoice({ pdf }, { pool })).toMatchObject({
    status: 'read',
    reading: { cups: 'ES0031000000000099SL0F', street: 'C/ Luna', p1: 4.6, p3: 3.45 },
  })
})

test('§own.440 letters that cannot be seen do not stand in for those that can', async () => {
  const seen = home.filter(line => !/CUPS|Potencia/.test(line))
  const pdf = file(`${print(seen, 780)} 1 g ${hidden}`)
  const answer = await readInvoice({ pdf }, { pool })
  expect(answer).toMatchObject({ status: 'read', reading: { street: 'C/ Luna' } })
  expect(answer).not.toHaveProperty('reading.cups')
  expect(answer).not.toHaveProperty('reading.p1')
})

test('§own.440 where no letters of a page are drawn, the text counts: its picture may be what cannot be', async () => {
  const answer = await readInvoice({ pdf: file(`3 Tr ${shown}`) }, { pool })
  expect(answer).toMatchObject({ status: 'read', reading: { cups: 'ES0031000000000099SL0F' } })
})

test('§own.976 a page stands as most of its letters do, though a table in it runs upwards in more pieces', async () => {
  const cells = Array.from(
    { length: 80 },
    (_, at) => `0 1 -1 0 ${60 + (at % 20) * 20} ${100 + Math.floor(at / 20) * 60} Tm (${at}) Tj`,
  )
  const content = stream(`${print(home, 780)} BT /F1 9 Tf ${cells.join(' ')} ET`)
  expect(await readInvoice({ pdf: pdfFile([catalogue, onePage, page(), content]) }, { pool })).toMatchObject({
    reading: { cups: 'ES0031000000000099SL0F', street: 'C/ Luna' },
  })
})
