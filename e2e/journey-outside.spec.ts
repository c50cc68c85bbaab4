import { brand } from '#brand/brand.ts'
import { expectAccessible } from './support/axe.ts'
import { openMail, signUp } from './support/journey.ts'
import { expectNoSidewaysScroll } from './support/layout.ts'
import { expect, test } from './support/test.ts'

const site = '/__mock/marketing'
const { privacy, appTerms, generalConditions, sepaMandate } = brand.documents

for (const language of ['es', 'en']) {
  test(`the world outside the wizard passes axe and fits a phone of 320 px, in ${language}`, async ({ page }) => {
    const { contractId } = await signUp(page)
    const sign = `/__mock/sign/${contractId}`
    const look = async (address: string) => {
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}lng=${language}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'es' ? 'es-ES' : 'en-GB')
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expectAccessible(page, address)
      const wide = page.viewportSize()
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSidewaysScroll(page, address)
      if (wide) await page.setViewportSize(wide)
    }
    for (const address of [
      `${site}/`,
      ...[privacy, appTerms, generalConditions, sepaMandate].map(path => `${site}/${path}`),
      '/__mock/mail',
      '/__mock/app',
      '/__mock/chatbot',
      sign,
    ])
      await look(address)
    await openMail(page, /firmar|sign/)
    await expectAccessible(page, 'the invitation')
    await page.request.post(`${sign}/identity`, { form: { document: '00000000T' } })
    await look(`${sign}?`)
    await page.request.post(`${sign}/agree`)
    await look(`${sign}?`)
  })
}

test('who speaks English walks the outside in English, all the way into the wizard and out', async ({ page }) => {
  await page.goto(`${site}/`)
  await page.getByRole('link', { name: /English/ }).click()
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
})
