import { expectNoSidewaysScroll } from './support/layout.ts'
import { invoicePath } from './support/sign-up.ts'
import { goToSupply } from './support/supply.ts'
import { expect, test } from './support/test.ts'

const amount = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'))

test('a bill with the code shows what the same year costs with us, with its calculation; it goes with the bill', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await goToSupply(page)
  await page.locator('input[type=file]').first().setInputFiles(invoicePath('endesa'))
  const estimate = page.getByRole('region', { name: 'Estimación con tu factura' })
  await expect(estimate).toBeVisible()
  await estimate.scrollIntoViewIfNeeded()
  await page.screenshot({ path: 'test-results/estimate-1.png' })
  await estimate.getByText('Ver el cálculo').click()
  const rows = await estimate.getByRole('row').getByRole('cell').allTextContents()
  await page.screenshot({ path: 'test-results/estimate-2.png', fullPage: true })
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
  await page.screenshot({ path: 'test-results/estimate-3.png', fullPage: true })
  await page.getByRole('button', { name: 'Quitar' }).first().click()
  await expect(estimate).toBeHidden()
})
