import { openStep } from './support/open-step.ts'
import { ana } from './support/people.ts'
import { fillBank, pressNext } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test('the registration carries what was agreed to, when, and which text stood there §own.171', async ({ page }) => {
  await openStep(page, 'bank')
  const began = Date.now()
  await page.getByRole('button', { name: 'English' }).click()
  // Until its texts are there the Spanish one stands beside the box.
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await page.getByRole('checkbox', { name: /SEPA/ }).check()
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
  await fillBank(page, ana)
  const sent = page.waitForRequest(request => new URL(request.url()).pathname.endsWith('/v2/users'))
  await pressNext(page, 'Contratar')
  const { consents } = (await sent).postDataJSON()
  expect(consents).toMatchObject([
    { kind: 'terms', language: 'es_ES' },
    { kind: 'marketing', language: 'es_ES' },
    { kind: 'sepaMandate', language: 'en_GB' },
    { kind: 'generalConditions', language: 'es_ES' },
  ])
  for (const { givenAt, textVersion } of consents) {
    expect(Date.parse(givenAt)).toBeLessThanOrEqual(Date.now())
    expect(textVersion).toMatch(/^[0-9a-f]{64}$/)
  }
  expect(Date.parse(consents[2].givenAt)).toBeGreaterThanOrEqual(began)
  // The mock server, which refuses what the contract does not declare, has accepted it.
  await expect(page).toHaveURL(/\/thank-you/)
})
