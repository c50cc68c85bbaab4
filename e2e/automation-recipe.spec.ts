import { expect } from '@playwright/test'
import { mockTest as test } from '#mock/client/playwright.ts'

test('an account that was refused can be corrected', async ({ page, mock }) => {
  await mock.use({ calls: { validateEmail: [500, 200] } })
  await page.goto('/')
  const { email = '', password = '', phoneNumber = '' } = await mock.fill('account')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByLabel('Móvil', { exact: true }).fill(phoneNumber)
  await page.getByRole('checkbox', { name: /He leído y acepto/ }).check()
  const next = page.getByRole('button', { name: 'Siguiente' })
  await next.click()
  await expect(page.getByText('Error al registrar usuario').first()).toBeVisible()
  await next.click()
  await expect(page.getByLabel('DNI/NIE')).toBeVisible()
  await mock.verify({ operation: 'validateEmail', exactly: 2, query: { email } })
})
