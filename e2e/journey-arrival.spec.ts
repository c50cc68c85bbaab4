import type { Page } from '@playwright/test'
import type { EntryPointName } from '#mock/journey/marketing-plugin.ts'
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

const campaign = (name: string, source: string, medium: string) => ({
  originalCampaign: name,
  originalSource: source,
  originalMedium: medium,
})

const arrivals: readonly [EntryPointName[], banner: string, reported: Record<string, unknown>][] = [
  [['campaign'], 'Tu primer mes sin cuota de gestión.', campaign('primavera', 'boletin', 'correo')],
  [
    ['affiliate', 'campaign-cookie'],
    'Tres meses de carga inteligente de regalo.',
    { ...campaign('coche', 'valla', 'qr'), clickId: '3f9c0a7d51b84e2c' },
  ],
  // The address wins over the cookie.
  [['referral-cookie', 'referral'], 'Nuria', { referalToken: 'AMIGA-7Q2M' }],
  [['partner'], '', { source: 'comparador', originalSource: 'comparador', originalMedium: 'ranking' }],
]

for (const [ways, words, reported] of arrivals)
  test(`who comes by ${ways.join(' and ')} is greeted and reported with the registration §2.62 §6.1`, async ({
    page,
  }) => {
    for (const way of ways) await page.goto(`/__mock/marketing/from/${way}`)
    await expect(page.getByLabel('Correo electrónico')).toBeVisible()
    await expect(banner(page)).toHaveText(words === '' ? '' : new RegExp(words))
    const sent = await registerHere(page)
    expect(sent).toMatchObject(reported)
    expect('originalCampaign' in sent).toBe('originalCampaign' in reported)
  })

test('forgotten cookies greet no longer', async ({ page }) => {
  await page.goto('/__mock/marketing/from/campaign-cookie')
  await expect(banner(page)).not.toHaveText('')
  await page.goto('/__mock/marketing/')
  await page.getByRole('button', { name: 'Olvidar las cookies' }).click()
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/')
  await expect(page.getByLabel('Correo electrónico')).toBeVisible()
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'campaign' }))
  await expect(banner(page)).toHaveText('')
})
