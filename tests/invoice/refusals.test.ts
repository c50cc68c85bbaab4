import { createCanvas } from '@napi-rs/canvas'
import { afterAll, describe, expect, test } from 'vitest'
import { createReaderPool } from '#mock/invoice/pool/reader-pool.ts'
import { readInvoice } from '#mock/invoice/read-invoice.ts'
import { catalogue, flateBomb, onePage, page, pdfFile, printing, stream } from '#tests/support/pdf-file.ts'

const pool = createReaderPool({ workers: 2, budget: { processorMs: 3000, memoryBytes: 500_000_000 } })
afterAll(() => pool.close())

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const lines = [
  'CUPS: ES0031000000000099SL0F',
  'Domicilio de suministro: C/ Luna 2, 28004 Madrid',
  'Potencia contratada P1: 4,6 kW P2: 3,45 kW',
  'El detalle de la factura de la luz, en la pagina de la oficina.',
]
const invoice = pdfFile([catalogue, onePage, page(), printing(...lines)])
const manyPages = `<< /Type /Pages /Kids [${'3 0 R '.repeat(100_000)}] /Count 100000 >>`
const noughts = '00'.repeat(32)
const locked = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${noughts}> /U <${noughts}> /P -4 >> /ID [<00> <00>]`
const letter = 'Gracias por tu compra en la tienda de la esquina, de las mejores de la ciudad. Total de 12,50 EUR.'

const twoHomes = [
  'Factura de electricidad. CUPS: ES0031000000000099SL0F. C/ Luna 2, 28004 Madrid.',
  'Factura de electricidad. CUPS: ES0021000000000123FM. C/ Sol 1, 08001 Barcelona.',
  'El detalle de las facturas de la luz, en la pagina de la oficina.',
]
const gasLines = [
  'Factura de gas natural. CUPS: ES0217000000151041TS0F',
  'Direccion de suministro: C/ Luna 2, 28004 Madrid',
  'Termino variable 812 kWh x 0,05 EUR/kWh. Alquiler del contador 1,20 EUR.',
]
const offer = [
  'Nuevos precios: una vivienda con una potencia contratada de hasta 5,75 kW en punta',
  'y 5,75 kW en valle pagara menos a partir de enero. Pregunta en la oficina de la ciudad.',
]
const priceLetter = [
  'Nuevos precios para la luz. Estimada clienta: a partir de enero cambian los precios de su tarifa.',
  'Por ejemplo, una vivienda con 4,6 kW de potencia contratada en punta pagara 12 EUR al mes.',
  'Nuestra direccion: Paseo de Recoletos 3, 28004 Madrid. Gracias por confiar en la casa.',
]

const utility = (name: string) => [
  `Factura de ${name}. Compania del Norte, S.A.`,
  'Direccion de suministro: C/ Luna 2, 28004 Madrid',
  'Consumo de 812 kWh y 70 m3 en el periodo, de los que la mitad es del verano. Total de la factura 31,20 EUR.',
]
const rental = [
  'Contrato de arrendamiento de vivienda entre ANA PRUEBA y JUAN EJEMPLO.',
  'La vivienda situada en C/ Luna 2, 28004 Madrid, se entrega con el suministro de luz.',
  'Las facturas de la luz y del agua son por cuenta del arrendatario.',
]
const offerOfPowers = [
  'Oferta de electricidad para ANA PRUEBA',
  'Direccion de suministro: C/ Luna 2, 28004 Madrid',
  'Potencia contratada P1: 4,6 kW P2: 4,6 kW. Esta oferta no es una factura y vence a final de mes.',
]
const tableOfPrices = [
  'Modificacion de precios de su contrato de electricidad',
  'Para una vivienda de ejemplo',
  'Potencia contratada P1: 5,75 kW P2: 5,75 kW',
  'Factura anual estimada de 812 EUR. Luz del Norte, S.A. Paseo de Recoletos 3, 28004 Madrid.',
]

const ownSize = (box: string) => `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Contents 4 0 R >>`
const counted = (count: number) => `<< /Type /Pages /Kids [3 0 R] /Count ${count} >>`
const form = stream('/F Do /F Do', '/Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F 5 0 R >> >>')
const chain = Array.from({ length: 50_000 }, (_, index) => `${index + 4} 0 obj [${index + 5} 0 R] endobj`).join('\n')

const refusedPdfs = {
  'no bytes': [new Uint8Array(), 'empty'],
  'no pages': [pdfFile([catalogue, '<< /Type /Pages /Kids [] /Count 0 >>']), 'empty'],
  'no PDF': [bytes('hello world'), 'unreadable'],
  'a mere header': [bytes('%PDF-1.7'), 'unreadable'],
  'a file cut off': [invoice.slice(0, 300), 'unreadable'],
  'more than 8 MB': [new Uint8Array(8 * 1024 * 1024 + 1), 'tooLarge'],
  '100 000 pages': [pdfFile([catalogue, manyPages, page(), printing('x')]), 'tooManyPages'],
  '21 pages': [
    pdfFile([catalogue, `<< /Type /Pages /Kids [${'3 0 R '.repeat(21)}] /Count 21 >>`, page(), printing('x')]),
    'tooManyPages',
  ],
  'fewer pages than none': [pdfFile([catalogue, counted(-5), page(), printing('x')]), 'empty'],
  'fewer pages than it says it has': [pdfFile([catalogue, counted(20), page(), printing('x')]), 'unreadable'],
  'a page as large as a town': [pdfFile([catalogue, onePage, ownSize('[0 0 1e9 1e9]'), printing('x')]), 'unreadable'],
  'a page of no size': [pdfFile([catalogue, onePage, ownSize('[0 0 0 0]'), printing('x')]), 'unreadable'],
  'a drawing that holds itself': [
    pdfFile([catalogue, onePage, page('/XObject << /F 5 0 R >>'), stream('/F Do'), form]),
    'unreadable',
  ],
  'objects without end': [pdfFile([catalogue, onePage, `[4 0 R] endobj\n${chain}`]), 'unreadable'],
  'a password': [pdfFile([catalogue, onePage, page(), printing('x')], locked), 'encrypted'],
  'a letter': [pdfFile([catalogue, onePage, page(), printing(letter)]), 'notAnInvoice'],
  'bills of two homes': [pdfFile([catalogue, onePage, page(), printing(...twoHomes)]), 'severalSupplies'],
  'a bill of gas alone': [pdfFile([catalogue, onePage, page(), printing(...gasLines)]), 'gasInvoice'],
  'a letter about prices with example powers': [
    pdfFile([catalogue, onePage, page(), printing(...offer)]),
    'notAnInvoice',
  ],
  'a letter about prices with the address of its sender': [
    pdfFile([catalogue, onePage, page(), printing(...priceLetter)]),
    'notAnInvoice',
  ],
  'a bill of gas without a CUPS': [
    pdfFile([catalogue, onePage, page(), printing(...utility('gas natural'))]),
    'gasInvoice',
  ],
  'a bill of water': [pdfFile([catalogue, onePage, page(), printing(...utility('agua'))]), 'notAnInvoice'],
  'the contract of a rented flat': [pdfFile([catalogue, onePage, page(), printing(...rental)]), 'notAnInvoice'],
  'an offer': [pdfFile([catalogue, onePage, page(), printing(...offerOfPowers)]), 'notAnInvoice'],
  'a letter with a table of example powers': [
    pdfFile([catalogue, onePage, page(), printing(...tableOfPrices)]),
    'notAnInvoice',
  ],
  'pages that hold themselves': [pdfFile([catalogue, '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']), 'unreadable'],
  'endless brackets': [pdfFile([catalogue, onePage, page(), '['.repeat(300_000)]), 'unreadable'],
} as const

/** The beginning of a picture that says how large it is. */
function png(width: number, height: number): Uint8Array {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  return bytes(`\x89PNG\r\n\x1a\n\0\0\0\rIHDR${size.toString('latin1')}\x08\x02\0\0\0`)
}
const point = new Uint8Array(createCanvas(1, 1).toBuffer('image/png'))

const refusedPictures = {
  'no pictures': [[], 'empty'],
  'an empty picture': [[new Uint8Array()], 'empty'],
  'six pictures': [Array<Uint8Array>(6).fill(bytes('\xff\xd8\xff')), 'tooManyPages'],
  'a drawing': [[bytes('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')], 'unreadable'],
  HEIC: [[bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic')], 'unreadable'],
  'a picture cut off': [[bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x09\0\0\0\x09')], 'unreadable'],
  'a point': [[point], 'unreadable'],
  'a line as long as a street': [[png(60_000_000, 1)], 'unreadable'],
  'a JPEG that only begins': [[bytes(`\xff\xd8${'\xff\xe0\0\x02'.repeat(1_000_000)}`)], 'unreadable'],
  'a PDF': [[invoice], 'unreadable'],
  'a picture of 30 000 by 30 000': [[png(30_000, 30_000)], 'tooManyPixels'],
  'a picture that unpacks to gigabytes': [
    [bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\xff\xff\0\0\xff\xff')],
    'tooManyPixels',
  ],
} as const

describe('A file that is no invoice gets its reason', () => {
  test.each(Object.entries(refusedPdfs))('%s', async (_, [pdf, because]) => {
    expect(await readInvoice({ pdf }, { pool })).toEqual({ status: 'refused', because })
  })

  test.each(Object.entries(refusedPictures))('%s', async (_, [images, because]) => {
    expect(await readInvoice({ images }, { pool })).toEqual({ status: 'refused', because })
  })
})

describe('A hostile file is given up on while others are served', () => {
  const bomb = pdfFile([catalogue, onePage, page(), stream(flateBomb(6000), '/Filter /FlateDecode')])
  const answerOf = (pdf: Uint8Array) => readInvoice({ pdf }, { pool })
  const place = { street: 'C/ Luna', streetNr: '2', zipCode: '28004', municipality: 'Madrid', province: 'Madrid' }
  const read = { status: 'read', reading: { cups: 'ES0031000000000099SL0F', ...place, p1: 4.6, p3: 3.45 } }

  test('a bomb ends as timed out, and an invoice beside it does not wait for that', { timeout: 60_000 }, async () => {
    await Promise.all([answerOf(invoice), answerOf(invoice)])
    const ended: string[] = []
    const bombed = answerOf(bomb).finally(() => ended.push('bomb'))
    expect(await answerOf(invoice).finally(() => ended.push('invoice'))).toMatchObject(read)
    expect(await bombed).toEqual({ status: 'refused', because: 'timedOut' })
    expect(ended).toEqual(['invoice', 'bomb'])
  })

  test('after a bomb in every worker invoices are read again', { timeout: 60_000 }, async () => {
    const alone = createReaderPool({ workers: 1, budget: { processorMs: 3000, memoryBytes: 500_000_000 } })
    const answers = await Promise.all([bomb, invoice].map(pdf => readInvoice({ pdf }, { pool: alone })))
    await alone.close()
    expect(answers).toMatchObject([{ status: 'refused', because: 'timedOut' }, read])
  })

  test('a queue that grows too long is refused at once instead of late', async () => {
    const crowd = await Promise.all(Array.from({ length: 40 }, () => answerOf(invoice)))
    expect(crowd.filter(answer => answer.status === 'read').length).toBeGreaterThanOrEqual(20)
    expect(crowd.every(answer => answer.status === 'read' || answer.because === 'timedOut')).toBe(true)
  })
})
