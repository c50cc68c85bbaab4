import { identify, isCustomersAlready, openInvitation, openMail, signUp, signWithCode } from './support/journey.ts'
import { expect, test } from './support/test.ts'

const title = { level: 1 } as const

test('a cancelled signature ends on its page, and a new contract is requested from the app and signed §2.58', async ({
  page,
}) => {
  const { contractId, registrationId } = await signUp(page)
  await openInvitation(page)
  await page.getByRole('link', { name: 'No quiero firmar' }).click()
  await page.getByRole('button', { name: 'Cancelar la firma' }).click()

  const query = `device=2&id=${contractId}&registration_id=${registrationId}&kind=switchAndHolder&email=pending`
  await expect(page).toHaveURL(`/contract-cancelled?${query}`)
  await expect(page.getByRole('heading', { ...title, name: 'Has cancelado la firma.' })).toBeVisible()
  await expect(page.getByText(/No vuelvas a hacer el alta/)).toBeVisible()
  expect(await isCustomersAlready(page)).toBe(false)
  await openMail(page, 'Has cancelado la firma')
  await page.getByRole('link', { name: 'Seguir en la app' }).click()
  await expect(page).toHaveURL('/continue-in-app')

  await page.goto('/__mock/app')
  await expect(page.getByText('Sin firmar', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Pedir un contrato nuevo' }).click()
  await page.getByRole('link', { name: 'Leer y firmar' }).click()
  await identify(page)
  await signWithCode(page)
  await expect(page.getByRole('heading', { ...title, name: 'Contratación exitosa.' })).toBeVisible()
  expect(await isCustomersAlready(page)).toBe(true)
})

const phones = {
  0: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
  1: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
}

for (const [device, userAgent] of Object.entries(phones)) {
  test.describe(`on a phone, device ${device}`, () => {
    test.use({ userAgent, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

    test('who signs there opens the app from there §2.57', async ({ page }) => {
      await signUp(page)
      await openInvitation(page)
      await identify(page)
      await signWithCode(page)
      await expect(page).toHaveURL(new RegExp(`/contract-confirmed\\?device=${device}&`))
      await expect(page.getByRole('img', { name: 'Código QR que abre la app' })).toHaveCount(0)
      await expect(page.getByRole('link', { name: /Descargar/ })).toHaveCount(0)
      await page.getByRole('link', { name: 'Ir a la app' }).click()
      await expect(page.getByRole('heading', { ...title, name: 'Hola, Ana' })).toBeVisible()
      await expect(page.getByText('Cambio en marcha')).toBeVisible()
    })
  })
}

test('the account is changed from the app with a signature, or not §2.59 §2.60', async ({ page }) => {
  await signUp(page)
  await openInvitation(page)
  await identify(page)
  await signWithCode(page)
  const askFor = async (iban: string) => {
    await page.goto('/__mock/app')
    await page.getByText('Cambiar la cuenta').click()
    await page.getByLabel('IBAN nuevo').fill(iban)
    await page.getByRole('button', { name: 'Continuar' }).click()
  }
  await askFor('DE89 3704 0044 0532 0130 00')
  await page.getByRole('link', { name: 'No quiero firmar' }).click()
  await page.getByRole('button', { name: 'Cancelar la firma' }).click()
  await expect(page).toHaveURL('/iban-cancelled?device=2')
  await expect(page.getByRole('heading', title)).toBeFocused()

  await askFor('DE89 3704 0044 0532 0130 00')
  await signWithCode(page)
  await expect(page).toHaveURL('/iban-confirmed?device=2')
  await expect(page.getByRole('heading', { ...title, name: 'Cambio de IBAN confirmado.' })).toBeVisible()
  await page.goto('/__mock/app')
  await expect(page.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible()
})
