import type { Page } from '@playwright/test'
import { openStep, unknownSupply } from './support/open-step.ts'
import { answer, pressNext } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

const shown = (page: Page) =>
  page.locator('form').evaluate((form: HTMLFormElement) => {
    const texts = ['address', 'street_number', 'zipCode', 'address_details', 'municipality', 'potenciaPunta']
    return texts.map(name => (form.elements.namedItem(name) as HTMLInputElement | null)?.value ?? '').join('')
  })

test('another CUPS asks anew for all that was answered about the first', async ({ page }) => {
  const second = 'ES0021000000000149PP'
  await openStep(page, 'supply', { ...unknownSupply, newSupply: undefined })
  const { cups = '' } = unknownSupply
  await page.getByLabel('C.P.').fill('28013')
  await page.getByLabel('Calle', { exact: true }).fill('Calle Mayor')
  await page.getByLabel('Número', { exact: true }).fill('1')
  await answer(page, '¿Tienes luz', 'No')
  await page.getByLabel('Potencia punta').selectOption('3.45')
  await answer(page, '¿Tienes placas', 'Sí')
  await page.getByRole('radio', { name: /Segunda residencia/ }).check()

  const validate = async (code: string) => {
    await page.getByLabel('CUPS', { exact: true }).fill(code)
    await page.getByRole('button', { name: 'Validar' }).click()
    await expect(page.getByLabel('C.P.')).toBeVisible()
  }
  await test.step('nothing of the first stands there', async () => {
    await validate(second)
    expect(await shown(page)).toBe('')
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
    await pressNext(page)
    await expect(page.getByRole('heading', { name: /^Revisa/ }).first()).toBeVisible()
  })
  await test.step('the first still has its own', async () => {
    await validate(cups)
    await expect(page.getByLabel('Calle', { exact: true })).toHaveValue('Calle Mayor')
    await expect(page.getByRole('radio', { name: /Segunda residencia/ })).toBeChecked()
  })
})
