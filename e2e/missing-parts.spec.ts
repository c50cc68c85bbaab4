import type { Page } from '@playwright/test'
import { brand } from '#brand/brand.ts'
import { fixedSample } from '#tests/support/fixed-sample.ts'
import { openCard, openStep } from './support/open-step.ts'
import { ana } from './support/people.ts'
import { fillBank, pressNext } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test.use({
  expectedErrors: [/net::ERR_FAILED|Failed to fetch dynamically imported module|status of 500/],
})

const told = /No hemos podido cargar/

/** Refuses a part that is loaded later, until told to stop. */
async function block(page: Page, part: string) {
  const address = new RegExp(`/assets/${part}-[^/]*\\.js$`)
  const refuse = (route: { abort: () => Promise<void> }) => route.abort()
  await page.route(address, refuse)
  return () => page.unroute(address, refuse)
}

/** The customer is told, in sight, and the button that stands there brings the part once it can be had. */
async function expectWayOn(page: Page, unblock: () => Promise<void>) {
  const message = page.getByText(told)
  await expect(message).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('alert').filter({ has: message })).toBeVisible()
  await unblock()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(message).toHaveCount(0)
}

const phone = { width: 320, height: 568 }

const forms = [
  ['holder', 'HolderForm', 'Apellidos'],
  ['supply', 'SupplyForm', 'CUPS'],
  ['bank', 'BankForm', 'IBAN'],
] as const

for (const [step, part, field] of fixedSample(forms, 3)) {
  test(`a form that cannot be had: ${step}`, async ({ page }) => {
    const unblock = await block(page, part)
    await openStep(page, 'account', {}, { reached: step })
    await pressNext(page)
    await expectWayOn(page, unblock)
    await expect(openCard(page).getByLabel(field, { exact: true })).toBeVisible()
  })
}

test('the dialog on leaving that cannot be had', async ({ page }) => {
  // The way out stands in the header of wide screens.
  await page.setViewportSize({ width: 1500, height: 900 })
  const unblock = await block(page, 'WizardDialogs')
  await openStep(page, 'holder')
  await page.getByRole('button', { name: 'Cerrar' }).click()
  await expectWayOn(page, unblock)
  await expect(page.getByRole('dialog', { name: '¿Seguro que quieres salir?' })).toBeVisible()
})

test('the dialog of a failed registration that cannot be had', async ({ page }) => {
  await page.setViewportSize(phone)
  const unblock = await block(page, 'WizardDialogs')
  await page.route('**/api/v2/users', route => route.fulfill({ status: 500, body: '' }))
  await openStep(page, 'bank')
  await fillBank(page, ana)
  await pressNext(page, 'Contratar')
  await expectWayOn(page, unblock)
  await expect(page.getByRole('dialog', { name: 'Ha habido un error' })).toBeVisible()
})

test('a document that cannot be shown, at 320 px', async ({ page }) => {
  await page.setViewportSize(phone)
  const unblock = await block(page, 'DocumentDialog')
  await openStep(page, 'account')
  await page.getByRole('link', { name: 'política de privacidad' }).click()
  await expectWayOn(page, unblock)
  await expect(page.getByRole('dialog', { name: 'Política de privacidad' })).toBeVisible()
})

test('the list of countries that cannot be had', async ({ page }) => {
  const unblock = await block(page, 'CountryList')
  await page.goto('/')
  await page.getByRole('button', { name: /^País/ }).click()
  await expectWayOn(page, unblock)
  await expect(page.getByRole('listbox')).toBeVisible()
})

test('what is missing and was closed says nothing any more', async ({ page }) => {
  await block(page, 'DocumentDialog')
  await openStep(page, 'account')
  const link = page.getByRole('link', { name: 'política de privacidad' })
  await link.click()
  await expect(page.getByText(told)).toBeVisible()
  await page.getByRole('alert').getByRole('button', { name: 'Cerrar' }).click()
  await expect(page.getByText(told)).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('what is missing and nobody asked for is not mentioned', async ({ page }) => {
  for (const part of ['DocumentDialog', 'CountryList', 'WizardDialogs', 'ChatbotFrame']) await block(page, part)
  const refused: string[] = []
  page.on('requestfailed', request => refused.push(request.url()))
  await page.goto('/')
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(4)
  await expect(page.getByText(told)).toHaveCount(0)
})

test('a result page that cannot be had', async ({ page }) => {
  const unblock = await block(page, 'CheckEmailPage')
  await page.goto('/check-email')
  await expect(page.getByText(told)).toBeVisible()
  await expect(page.getByText(/assets/)).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: brand.supportEmail })).toBeVisible()
  await unblock()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('heading', { name: 'Confirma tu registro' })).toBeVisible()
})

test('all that Contratar and the thank-you page need is there before it is pressed', async ({ page }) => {
  const loaded: string[] = []
  page.on('requestfinished', request => loaded.push(/assets\/(.+)-.{8}\.js$/.exec(request.url())?.[1] ?? ''))
  await openStep(page, 'bank')
  await fillBank(page, ana)
  for (const part of ['registration-request', 'phone-rules', 'iban-rules', 'ThankYouPage'])
    await expect.poll(() => loaded, part).toContainEqual(part)
  await page.route('**/assets/*.js', route => route.abort())
  await pressNext(page, 'Contratar')
  await expect(page).toHaveURL(/\/thank-you$/)
  await expect(page.getByText(ana.email).first()).toBeVisible()
})

test('the code of the app that cannot be drawn leaves the page and its other ways into the app', async ({ page }) => {
  await block(page, 'AppQr')
  const refused = page.waitForEvent('requestfailed')
  await page.goto('/contract-confirmed')
  await refused
  await expect(page.getByRole('heading', { name: 'Descárgala en tu móvil' })).toBeVisible()
  await expect(page.getByRole('link', { name: /App Store/ })).toBeVisible()
  await expect(page.getByText('Escanea con tu móvil')).toHaveCount(0)
})
