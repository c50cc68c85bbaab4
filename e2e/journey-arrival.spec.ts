import type { Page } from '@playwright/test'
import { answered, remember } from './support/open-step.ts'
import { ana } from './support/people.ts'
import { fillBank, pressNext } from './support/sign-up.ts'
import { storedSignUp } from './support/stored-sign-up.ts'
import { expect, test } from './support/test.ts'

const banner = (page: Page) => page.getByRole('main').getByRole('status').first()

/** Registers from the last step, at the wizard's address, and answers what was sent. */
async function registerHere(page: Page) {
  const { search } = new URL(page.url())
  await remember(page, storedSignUp({ values: answered, step: 'bank' }))
  await page.goto(`/${search}`)
  await fillBank(page, ana)
  const sent = page.waitForRequest('**/api/v2/users')
  await pressNext(page, 'Contratar')
  await expect(page).toHaveURL(/\/thank-you/)
  return (await sent).postDataJSON()
}

test('a campaign in the address adds its banner and is reported with the registration §2.62 §6.1', async ({ page }) => {
  await page.goto('/__mock/marketing/')
  await page.getByRole('link', { name: 'Campaña en la dirección' }).click()
  await expect(page).toHaveURL('/?utm_campaign=primavera&utm_source=boletin&utm_medium=correo')
  await expect(banner(page)).toContainText('Tu primer mes sin cuota de gestión.')
  expect(await registerHere(page)).toMatchObject({
    originalCampaign: 'primavera',
    originalSource: 'boletin',
    originalMedium: 'correo',
  })
})

test('a campaign in the cookie does the same, and so does the click of an affiliate', async ({ page }) => {
  await page.goto('/__mock/marketing/from/affiliate')
  await page.goto('/__mock/marketing/from/campaign-cookie')
  await expect(banner(page)).toContainText('Tres meses de carga inteligente de regalo.')
  expect(await registerHere(page)).toMatchObject({
    originalCampaign: 'coche',
    originalSource: 'valla',
    originalMedium: 'qr',
    clickId: '3f9c0a7d51b84e2c',
  })
  // Forgotten cookies report nothing any more.
  await page.goto('/__mock/marketing/')
  await page.getByRole('button', { name: 'Olvidar las cookies' }).click()
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/')
  await expect(page.getByLabel('Correo electrónico')).toBeVisible()
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'campaign' }))
  await expect(banner(page)).toHaveText('')
})

test("a friend's invitation greets and is reported; the address wins over the cookie", async ({ page }) => {
  await page.goto('/__mock/marketing/from/referral-cookie')
  await expect(banner(page)).toContainText('Jon')
  await page.goto('/__mock/marketing/from/referral')
  await expect(banner(page)).toContainText('Nuria')
  expect(await registerHere(page)).toMatchObject({ referalToken: 'AMIGA-7Q2M' })
})

test("UTM values and the comparison partner's word are reported without any banner", async ({ page }) => {
  await page.goto('/__mock/marketing/from/partner')
  await expect(page.getByLabel('Correo electrónico')).toBeVisible()
  const sent = await registerHere(page)
  expect(sent).toMatchObject({ source: 'comparador', originalSource: 'comparador', originalMedium: 'ranking' })
  expect(sent).not.toHaveProperty('originalCampaign')
})
