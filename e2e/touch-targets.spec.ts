import { invoiceFieldNames } from '#domain/invoice-fields.ts'
import { answered, noSupply, openCard, openStep, unknownSupply } from './support/open-step.ts'
import { ana } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { expectTouchTargets } from './support/touch-targets.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, expectedErrors: [/404/] })

const pressNext = (page: Parameters<typeof openCard>[0]) => openCard(page).locator('button[type=submit]').press('Enter')

test('on a phone every control of each step can be pressed by a finger, with its errors too §own.75', async ({
  page,
}) => {
  for (const [step, values] of [
    ['account', { sso: false, email: '', phoneNumber: '', terms: false, marketing: false }],
    ['holder', { isCompany: true, name: '', surname: '', document: '', changeOfHolder: undefined }],
    ['supply', unknownSupply],
    ['bank', {}],
  ] as const) {
    await openStep(page, step, values)
    await expectTouchTargets(page, step)
    await pressNext(page)
    await expect(openCard(page).locator('a[href^="#field-"]').first()).toBeVisible()
    await expectTouchTargets(page, `${step} with its errors`)
  }
})

test('on a phone everything of a bill, a list and a dialog can be pressed by a finger §own.75', async ({ page }) => {
  const fields = Object.fromEntries(invoiceFieldNames.map(field => [field, answered[field]]))
  const invoice = { fileName: 'factura.pdf', isReadOnDevice: false, cups: answered.cups, fields }
  await openStep(page, 'supply', noSupply, { invoice })
  await expectTouchTargets(page, 'supply read from a bill')
  await page.getByRole('button', { name: '¿Dónde encuentro mi CUPS?' }).click()
  await expectTouchTargets(page, 'where the CUPS is')
  await openStep(page, 'bank')
  await page.getByRole('link', { name: 'mandato SEPA' }).click()
  await expectTouchTargets(page, 'the mandate')
  await page.keyboard.press('Escape')
  await page.getByRole('complementary').getByRole('button').first().click()
  await expectTouchTargets(page, 'the offer', 'aside')
  await openStep(page, 'account')
  await openCard(page).getByRole('button', { name: /^País/ }).click()
  await expect(page.getByRole('option').nth(20)).toBeAttached()
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('on a phone everything of the pages after the wizard can be pressed by a finger §own.75', async ({ page }) => {
  for (const path of [
    '/contract-confirmed?device=0',
    '/iban-cancelled',
    '/continue-in-app',
    '/check-email',
    '/no-such-page',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(5)
    await expectTouchTargets(page, path)
  }
  await openStep(page, 'bank', { iban: ana.iban, sepa: true, general_conditions: true })
  await pressNext(page)
  await page.getByRole('heading', { name: 'Abre tu correo' }).waitFor()
  await expectTouchTargets(page, 'the thank-you page')
})
