import type { Page } from '@playwright/test'
import { fixedSample } from '#tests/support/fixed-sample.ts'
import { ana } from './support/people.ts'
import { fillAccount, pressNext } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'
import { failures } from './support/wire/failures.ts'
import { Wire } from './support/wire/wire.ts'

// What the page asks by itself when it opens, and what the sign-in asks. Wide enough for the offer to stand beside the wizard.
test.use({ expectedErrors: [/Failed to load resource/], viewport: { width: 1440, height: 900 } })

test('the wizard opens whatever happens to the offer, the campaign and the texts', async ({ page }) => {
  await page.clock.install()
  const tariff = await Wire.at(page, '/api/v3/prices/tariff')
  const campaign = await Wire.at(page, '/api/v3/validations/resolve-campaign')
  const texts = await Wire.at(page, '/api/locations/es_ES/webreg-dump')
  for (const failure of fixedSample(failures, 3))
    await test.step(failure.name, async () => {
      for (const wire of [tariff, campaign, texts]) wire.break(failure)
      await open(page)
      const told = page.getByText(/Error getting tariff info|Error al validar el código/)
      if (failure.hangs)
        await expect(async () => {
          await page.clock.fastForward(30_000)
          await expect(told).toHaveCount(2, { timeout: 500 })
        }).toPass()
      const isTold = failure.isEmptySuccess ? 0 : 1
      await expect(page.getByText(/Error getting tariff info\. Son nuestros precios de siempre/)).toHaveCount(isTold)
      await expect(page.getByText(/Error al validar el código de referido o la campaña\. Puedes seguir/)).toHaveCount(
        isTold,
      )
      await expect(page.getByRole('heading', { name: 'Crea tu cuenta' })).toBeVisible()
      await expect(page.getByText('3,90').filter({ visible: true }).first()).toBeVisible()
    })
  await fillAccount(page, ana)
  await pressNext(page)
  await expect(page.getByRole('heading', { level: 2, name: 'Datos del titular' })).toBeFocused()
})

async function open(page: Page) {
  await page.goto('/?utm_campaign=primavera')
}

test('who cannot be looked up at the sign-in provider goes on by the form, or tries again', async ({ page }) => {
  await page.clock.install()
  const userInfo = await Wire.at(page, '/oauth2/v3/userinfo')
  await page.goto('/')
  await fillAccount(page, ana)
  for (const failure of fixedSample(failures.slice(1), 3))
    await test.step(failure.name, async () => {
      userInfo.break(failure)
      const told = page.waitForEvent('console', each => each.text().startsWith('Failed to fetch Google user profile'))
      await userInfo.meet(() => signIn(page))
      await told
      await expect(page.getByLabel('Correo electrónico')).toHaveValue(ana.email)
      await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue(ana.password)
      await expect(page.getByRole('button', { name: 'Siguiente' })).toBeEnabled()
    })
  userInfo.mend()
  await userInfo.meet(() => signIn(page))
  await expect(
    page
      .getByText('Has entrado con Google')
      .or(page.getByRole('heading', { level: 2, name: 'Datos del titular' }))
      .first(),
  ).toBeVisible()
})

async function signIn(page: Page) {
  const opened = page.waitForEvent('popup')
  await page
    .getByRole('button', { name: /Google/ })
    .first()
    .click()
  const chooser = await opened
  // Its script hears of no click that came before it.
  await chooser.waitForLoadState()
  const closed = chooser.waitForEvent('close')
  // The press closes the window, perhaps before Playwright has seen the end of it.
  await chooser
    .getByRole('button')
    .filter({ hasText: '@' })
    .first()
    .click()
    .catch(error => {
      if (!chooser.isClosed()) throw error
    })
  await closed
}
