import { formatPower, powerOptions } from '#domain/power-options.ts'
import { openStep, unknownSupply } from './support/open-step.ts'
import { expect, test } from './support/test.ts'

// With a mouse, a list that the browser opens is a part of the page, where it can be.
test('looking through a list is no mistake; leaving it without a choice is', async ({ page }) => {
  await openStep(page, 'supply', unknownSupply)
  const province = page.getByLabel('Provincia', { exact: true })
  await province.click()
  await expect(province.getByRole('option', { name: 'Badajoz' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(province.locator(':focus')).toBeAttached()
  await expect(province).not.toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Escape')
  await expect(province).toBeFocused()
  await expect(province).not.toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Tab')
  await expect(province).toHaveAttribute('aria-invalid', 'true')

  await province.click()
  await province.getByRole('option', { name: 'Badajoz' }).click()
  await expect(province).toHaveValue('Badajoz')
  await expect(province).toBeFocused()
  await expect(province).not.toHaveAttribute('aria-invalid', 'true')
})

test('of a long list what is chosen is in sight, and the last power can be had', async ({ page }) => {
  await openStep(page, 'supply', { ...unknownSupply, potenciaPunta: '9.9' })
  const last = powerOptions().at(-1)?.value ?? ''
  const power = page.getByLabel('Potencia punta', { exact: true })
  await power.click()
  await expect(power.getByRole('option', { name: '9,9 kW' })).toBeInViewport()
  await page.keyboard.press('End')
  await expect(power.getByRole('option', { name: formatPower(last) })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(power).toHaveValue(last)
})

test('whoever does not find their home in the list writes at once', async ({ page }) => {
  await openStep(page, 'supply', unknownSupply)
  await page.getByLabel('Calle', { exact: true }).fill('Calle del Olmo Blanco')
  await page.getByLabel('Número', { exact: true }).fill('12')
  await page.getByLabel('C.P.', { exact: true }).fill('28013')
  await page.getByLabel('Provincia', { exact: true }).selectOption('Madrid')
  await page.getByLabel('Localidad', { exact: true }).fill('Madrid')
  await page.keyboard.press('Tab')
  await expect(page.getByText(/viviendas en esta dirección/)).toBeVisible()
  const details = page.getByLabel(/^Detalles de la dirección/)
  await details.click()
  await expect(details.getByRole('option', { name: 'No está en la lista: la escribo yo' })).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /^Detalles de la dirección/ })).toBeFocused()
})
