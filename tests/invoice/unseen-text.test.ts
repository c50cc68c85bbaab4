import { expect, test } from 'vitest'
import { readPdf } from '#mock/invoice/pdf/read-pdf.ts'
import { catalogue, onePage, page, pdfFile, stream } from '#tests/support/pdf-file.ts'

const at = (height: number, text: string, before = '') => `${before} BT /F1 9 Tf 50 ${height} Td (${text}) Tj ET`
const bill = (cups: string) =>
  pdfFile([
    catalogue,
    onePage,
    page(),
    stream(
      [
        at(780, 'Factura de electricidad. El detalle de la luz, en la pagina de la oficina.'),
        at(760, 'Direccion de suministro: C/ Luna 2, 28004 Madrid'),
        cups,
      ].join('\n'),
    ),
  ])
const read = (cups: string) => readPdf(bill(cups), () => undefined)
const own = 'CUPS: ES0031000000000099SL0F'

test.each([
  ['white on blue', at(700, own, '0 0 0.6 rg 40 690 300 30 re f 1 1 1 rg'), true],
  ['white on white', at(700, own, '1 g'), false],
  ['without ink', at(700, own, '3 Tr'), false],
  ['under a white box', `${at(700, own, '0.95 g')} 1 g 40 690 300 30 re f`, false],
  ['off the page', at(-40, own), false],
])('A CUPS %s', async (_, cups, isRead) => {
  const reading = await read(cups)
  expect(reading.zipCode).toBe('28004')
  expect(reading.cups).toBe(isRead ? 'ES0031000000000099SL0F' : undefined)
})
