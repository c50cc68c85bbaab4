import { answered, remember } from './support/open-step.ts'
import { ana } from './support/people.ts'
import { fillBank, pressNext } from './support/sign-up.ts'
import { storedSignUp } from './support/stored-sign-up.ts'
import { expect, test } from './support/test.ts'

test('who comes by two cookies is greeted and reported with the registration, until they are forgotten §2.62 §6.1', async ({
  page,
}) => {
  const banner = page.getByRole('main').getByRole('status').first()
  for (const way of ['affiliate', 'campaign-cookie']) await page.goto(`/__mock/marketing/from/${way}`)
  await expect(page.getByLabel('Correo electrónico')).toBeVisible()
  await expect(banner).toHaveText(/Tres meses de carga inteligente de regalo\./)
  await remember(page, storedSignUp({ values: answered, step: 'bank' }))
  await page.goto('/')
  await fillBank(page, ana)
  const sent = page.waitForRequest('**/api/v2/users')
  await pressNext(page, 'Contratar')
  await expect(page).toHaveURL(/\/thank-you/)
  expect((await sent).postDataJSON()).toMatchObject({
    originalCampaign: 'coche',
    originalSource: 'valla',
    originalMedium: 'qr',
    clickId: '3f9c0a7d51b84e2c',
  })

  await page.goto('/__mock/marketing/')
  await page.getByRole('button', { name: 'Olvidar las cookies' }).click()
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/')
  await expect(page.getByLabel('Correo electrónico')).toBeVisible()
  await expect(banner).toHaveText('')
  const kept = (await page.context().cookies()).map(({ name }) => name)
  expect(kept).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(campaign|tduid)$/)]))
})
