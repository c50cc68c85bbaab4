import type { Page } from '@playwright/test'
import { groupCups } from '#domain/cups.ts'
import { expectAccessible } from './support/axe.ts'
import { reported } from './support/data-layer.ts'
import { ana } from './support/people.ts'
import { fillSupplyByCups, walkToSupply, walkToThankYou } from './support/sign-up.ts'
import { expect, visitTest as test } from './support/test.ts'

/** Agrees to what is shown, and signs it with the code of the newest text message, read in another tab as on a telephone. */
async function signWithCode(page: Page) {
  await page.getByRole('button', { name: 'Lo he leído, envíame el código' }).click()
  const telephone = await page.context().newPage()
  await telephone.goto('/__mock/mail')
  await telephone.getByRole('link', { name: 'Código de firma' }).first().click()
  const message = (await telephone.getByText('tu código para firmar es').textContent()) ?? ''
  await telephone.close()
  await page.getByLabel('Código de 6 cifras').fill(/\d{3} \d{3}/.exec(message)?.[0] ?? '')
  await page.getByRole('button', { name: 'Firmar', exact: true }).click()
}

test('from the marketing site to the app: sign up, sign, be a customer, change the account §2.52 §2.56 §2.57 §4.17', async ({
  page,
  context,
}) => {
  await page.goto('/__mock/marketing/')
  await page.getByRole('link', { name: 'Contratar en 3 minutos' }).click()
  await walkToSupply(page, ana)
  await fillSupplyByCups(page)
  await walkToThankYou(page, ana)

  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await expect(page.getByText(ana.email, { exact: true }).first()).toBeVisible()
  await expectAccessible(page, 'thank-you in Spanish')
  const thanks = (await reported(page)).find(({ event }) => event === 'thank_you')?.event_info
  expect(thanks).toMatchObject({ variant: 'a', user_interaction: 'view', section: 'thank_you' })
  expect(Object.keys(thanks ?? {})).toEqual(expect.arrayContaining(['contract_id', 'idp_id', 'UUID']))
  expect(JSON.stringify(await reported(page))).not.toMatch(/ana\.prueba|612345678|00000000T|ES91/)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(heading).not.toHaveText('')
  await expectAccessible(page, 'thank-you in English')
  await page.getByRole('button', { name: 'Español' }).click()

  const mailbox = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Outlook' }).click()
  const mail = await mailbox
  await mail.getByRole('link', { name: /Tu contrato de luz está listo para firmar/ }).click()
  await mail.getByRole('link', { name: 'Leer y firmar' }).click()
  await mail.getByLabel('Documento de identidad').fill(ana.document)
  await mail.getByRole('button', { name: 'Continuar' }).click()
  await expect(mail.getByText(groupCups('ES0031000000000302RS1P'))).toBeVisible()
  await signWithCode(mail)

  await expect(mail).toHaveURL(
    /\/contract-confirmed\?device=2&id=[\w-]+&registration_id=[\w-]+&kind=\w+&email=pending$/,
  )
  await expect(mail.getByRole('heading', { level: 1, name: 'Contratación exitosa.' })).toBeFocused()
  await expect(mail.getByRole('img', { name: 'Código QR que abre la app' })).toBeVisible()
  const confirmed = (await reported(mail)).find(({ event }) => event === 'contract_confirmed')?.event_info
  const query = new URL(mail.url()).searchParams
  expect(confirmed).toMatchObject({ contract_id: query.get('id'), UUID: query.get('registration_id') })
  expect(thanks).toMatchObject({ contract_id: query.get('id'), UUID: query.get('registration_id') })

  const store = context.waitForEvent('page')
  await mail.getByRole('link', { name: 'Consíguelo en el App Store' }).click()
  const app = await store
  await expect(app.getByRole('heading', { level: 1, name: 'Hola, Ana' })).toBeVisible()
  await expect(app.getByText('Cambio en marcha')).toBeVisible()

  await app.getByText('Cambiar la cuenta').click()
  await app.getByLabel('IBAN nuevo').fill('DE89 3704 0044 0532 0130 00')
  await app.getByRole('button', { name: 'Continuar' }).click()
  await signWithCode(app)
  await expect(app).toHaveURL('/iban-confirmed?device=2')
  await expect(app.getByRole('heading', { level: 1, name: 'Cambio de IBAN confirmado.' })).toBeVisible()
})

test('who wants to leave instead comes back to the marketing site with the same query §2.9', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/__mock/marketing/')
  await page.getByRole('link', { name: 'Campaña en la dirección' }).click()
  await page.getByLabel('Correo electrónico').fill(ana.email)
  await page.getByRole('button', { name: 'Cerrar' }).first().click()
  await page.getByRole('button', { name: 'Salir' }).click()
  await expect(page).toHaveURL(/\/__mock\/marketing\/\?utm_campaign=primavera/)
  await page.getByRole('link', { name: 'Contratar en 3 minutos' }).click()
  await expect(page).toHaveURL(/\/\?utm_campaign=primavera/)
  // A sign-up that was left is over: nothing of the person stays in the tab.
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('')
})
