import { brand } from '#brand/brand.ts'
import { registration, registrationId } from '#tests/support/registration.ts'
import { expectAccessible } from './support/axe.ts'
import { expectNoSidewaysScroll } from './support/layout.ts'
import { expect, test } from './support/test.ts'

const site = '/__mock/marketing'
const { privacy, appTerms, generalConditions, sepaMandate } = brand.documents

for (const language of ['es', 'en']) {
  test(`the world outside the wizard passes axe and fits a phone of 320 px, in ${language}`, async ({ page }) => {
    const headers = { 'x-registration-id': registrationId }
    const answer = await page.request.post('/api/v2/users', { headers, data: registration() })
    const { contracts } = (await answer.json()) as { contracts: { id: string }[] }
    const sign = `/__mock/sign/${contracts[0]?.id}`
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
    await page.goto('/__mock/mail')
    await page
      .getByRole('link', { name: /firmar|sign/ })
      .first()
      .click()
    await expectAccessible(page, 'the invitation')
    await page.request.post(`${sign}/identity`, { form: { document: '12345678Z' } })
    await look(`${sign}?`)
    await page.request.post(`${sign}/agree`)
    await look(`${sign}?`)
  })
}
