import { brand } from '#brand/brand.ts'
import { registration, registrationId } from '#tests/support/registration.ts'
import { expectAccessible } from './support/axe.ts'
import { expectNoSidewaysScroll } from './support/layout.ts'
import { expect, visitTest as test } from './support/test.ts'

const site = '/__mock/marketing'
const { privacy, appTerms, generalConditions, sepaMandate } = brand.documents

test('the world outside the wizard passes axe and fits a phone of 320 px', async ({ page }) => {
  const headers = { 'x-registration-id': registrationId }
  const answer = await page.request.post('/api/v2/users', { headers, data: registration() })
  const { contracts } = (await answer.json()) as { contracts: { id: string }[] }
  const sign = `/__mock/sign/${contracts[0]?.id}`
  let looks = 0
  /** In one language and the other by turns. */
  const look = async (address: string) => {
    const [language, lang] = looks++ % 2 === 0 ? ['es', 'es-ES'] : ['en', 'en-GB']
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto(`${address}?lng=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expectAccessible(page, address)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page, address)
  }
  for (const path of ['', privacy, appTerms, generalConditions, sepaMandate]) await look(`${site}/${path}`)
  for (const address of ['/__mock/mail', '/__mock/app', '/__mock/chatbot', sign]) await look(address)
  await page.goto('/__mock/mail')
  await page
    .getByRole('link', { name: /firmar|sign/ })
    .first()
    .click()
  await expectAccessible(page, 'the invitation')
  await page.request.post(`${sign}/identity`, { form: { document: '12345678Z' } })
  await look(sign)
  await page.request.post(`${sign}/agree`)
  await look(sign)
})
