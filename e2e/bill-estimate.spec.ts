import { expectNoSidewaysScroll } from './support/layout.ts'
import { pdfWithCodes } from './support/pdf-with-codes.ts'
import { goToSupply, showInvoice } from './support/supply.ts'
import { expect, test } from './support/test.ts'

const code =
  'https://comparador.cnmc.gob.es/comparador/QRE?cp=08902&pP1=4.6&pP2=4.6&caP1=1000&caP2=800&caP3=1200&iniA=2025-08-05&tc=E0&tf=N&imp=76.40' +
  '&cfP1=100&cfP2=70&cfP3=110&iniF=2026-07-03&finF=2026-08-04&impSA=0&cups=ES0031000000000302RS1P'

const amount = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'))

test('a bill with the code shows what the same year costs with us, with its calculation; it goes with the bill', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await goToSupply(page)
  await showInvoice(page, await pdfWithCodes(code))
  const estimate = page.getByRole('region', { name: 'Estimación con tu factura' })
  await expect(estimate).toBeVisible()
  await estimate.scrollIntoViewIfNeeded()
  await estimate.getByText('Ver el cálculo').click()
  const rows = await estimate.getByRole('row').getByRole('cell').allTextContents()
  const lines = rows.slice(0, -2).map(amount)
  const [ours = 0, bill = 0] = rows.slice(-2).map(amount)
  expect(
    lines.reduce((sum, each) => sum + each, 0),
    'the lines add up',
  ).toBeCloseTo(ours, 1)
  expect(ours).toBeGreaterThan(100)
  const monthly = await estimate.locator('dl dd').allTextContents()
  expect(monthly.map(amount)).toEqual([Math.round(bill / 12), Math.round(ours / 12)])
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page, 'the estimate')
  await page.getByRole('button', { name: 'Quitar' }).first().click()
  await expect(estimate).toBeHidden()
})
