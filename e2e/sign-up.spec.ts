import { ana, bakery } from './support/people.ts'
import {
  expectStep,
  fillBank,
  fillSupplyFromInvoice,
  pressNext,
  walkToSupply,
  walkToThankYou,
} from './support/sign-up.ts'
import { expectCups } from './support/supply.ts'
import { expect, test } from './support/test.ts'

test('a person signs up with an invoice and arrives at the thank-you page §4.1 §4.4 §4.17 §4.28', {
  tag: '@engines',
}, async ({ page }) => {
  const registrations: unknown[] = []
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v2/users'))
      registrations.push(request.postDataJSON())
  })
  await page.goto('/?utm_source=newsletter')
  await walkToSupply(page, ana)
  await fillSupplyFromInvoice(page, 'endesa')
  await expect(page.getByRole('region', { name: '¿Es tu suministro?' })).toContainText('Carrer de Ponent 101')
  await walkToThankYou(page, ana)
  await expect(page.getByText(ana.email).first()).toBeVisible()
  expect(registrations).toHaveLength(1)
  expect(registrations[0]).toMatchObject({
    cups: 'ES0031000000000302RS1P',
    firstName: 'Ana',
    dni: '00000000T',
    phoneNumber: '+34612345678',
    originalSource: 'newsletter',
    isEnterprise: false,
  })
})

test('a company signs up, with its CIF and its representative §2.36 §4.13', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/')
  await walkToSupply(page, bakery)
  await fillSupplyFromInvoice(page, 'iberdrola')
  await pressNext(page)
  await expectStep(page, 'Cuenta bancaria')
  await expect(page.getByText('Panadería El Alba, S.L.').first()).toBeVisible()
  await fillBank(page, bakery)
  await pressNext(page, 'Contratar')
  await expect(page).toHaveURL(/\/thank-you/)
})

test('a reload in the middle loses nothing but the password, which is asked for again', async ({ page }) => {
  await page.goto('/?utm_source=newsletter')
  await walkToSupply(page, ana)
  await fillSupplyFromInvoice(page, 'naturgy')

  const stored = await page.evaluate(() => sessionStorage.getItem('formValues') ?? '')
  expect(stored).toContain(ana.email)
  expect(stored).not.toContain(ana.password)
  await page.reload()

  await expect(page.getByLabel('Correo electrónico')).toHaveValue(ana.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(ana.password)
  await pressNext(page)
  await expectStep(page, 'Datos del suministro')
  await expectCups(page, '0022')
  await expect(page.getByText('15001 A Coruña')).toBeVisible()
  await walkToThankYou(page, ana)
})
