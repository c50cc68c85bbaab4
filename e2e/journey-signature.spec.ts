import { devices } from '@playwright/test'
import { identify, isCustomersAlready, openInvitation, openMail, signUp, signWithCode } from './support/journey.ts'
import { expect, test } from './support/test.ts'

const title = { level: 1 } as const

test('a cancelled signature ends on its page, and its letter leads to the app §2.58', async ({ page }) => {
  const { contractId, registrationId } = await signUp(page)
  await openInvitation(page)
  await page.getByRole('button', { name: 'No quiero firmar' }).click()

  const query = `device=2&id=${contractId}&registration_id=${registrationId}&kind=switchAndHolder&email=pending`
  await expect(page).toHaveURL(`/contract-cancelled?${query}`)
  await expect(page.getByRole('heading', { ...title, name: 'Has cancelado la firma.' })).toBeVisible()
  await expect(page.getByText(/No vuelvas a hacer el alta/)).toBeVisible()
  expect(await isCustomersAlready(page)).toBe(false)
  await openMail(page, 'Has cancelado la firma')
  await page.getByRole('link', { name: 'Seguir en la app' }).click()
  await expect(page).toHaveURL('/continue-in-app')
})

test.describe('on a phone', () => {
  const { userAgent, isMobile, hasTouch, viewport } = devices['Pixel 7']
  test.use({ userAgent, isMobile, hasTouch, viewport })

  test('who signs there opens the app from there §2.57', async ({ page }) => {
    await signUp(page)
    await openInvitation(page)
    await identify(page)
    await signWithCode(page)
    await expect(page).toHaveURL(/\/contract-confirmed\?device=0&/)
    await expect(page.getByRole('img', { name: 'Código QR que abre la app' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: /Descargar/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'Ir a la app' }).click()
    await expect(page.getByRole('heading', { ...title, name: 'Hola, Ana' })).toBeVisible()
    await expect(page.getByText('Cambio en marcha')).toBeVisible()
  })
})

test('the account is changed from the app with a signature, or not §2.59 §2.60', async ({ page }) => {
  await signUp(page)
  await openInvitation(page)
  await identify(page)
  await signWithCode(page)
  const askForOther = async () => {
    await page.goto('/__mock/app')
    await page.getByText('Cambiar la cuenta').click()
    await page.getByLabel('IBAN nuevo').fill('DE89 3704 0044 0532 0130 00')
    await page.getByRole('button', { name: 'Continuar' }).click()
  }
  await askForOther()
  await page.getByRole('button', { name: 'No quiero firmar' }).click()
  await expect(page).toHaveURL('/iban-cancelled?device=2')
  await expect(page.getByRole('heading', title)).toBeFocused()

  await askForOther()
  await signWithCode(page)
  await expect(page).toHaveURL('/iban-confirmed?device=2')
  await expect(page.getByRole('heading', { ...title, name: 'Cambio de IBAN confirmado.' })).toBeVisible()
})
