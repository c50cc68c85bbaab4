import type { Page } from '@playwright/test'
import { fixedSample } from '#tests/support/fixed-sample.ts'
import { expectAccessible } from './support/axe.ts'
import { openStep } from './support/open-step.ts'
import { expect, test } from './support/test.ts'

const unfold = (page: Page) => page.locator('[data-remote] summary').click()
const codeOn = (page: Page) => page.locator('[data-remote-code] strong')

async function join(panel: Page, code: string) {
  await panel.getByLabel('Código del otro dispositivo').fill(code)
  await panel.getByRole('button', { name: 'Manejar' }).click()
}

for (const width of fixedSample([360, 768, 1440], 3)) {
  test(`a panel of ${width} px steers a phone by its code: what is chosen here is met there`, async ({
    page: phone,
    browser,
    baseURL,
  }) => {
    await phone.setViewportSize({ width: 360, height: 740 })
    await openStep(phone, 'account')
    await phone.addScriptTag({ type: 'module', url: '/__mock/panel/client/dock.ts' })
    await phone.getByRole('button', { name: 'Pruebas' }).click()
    await unfold(phone)
    await phone.getByRole('button', { name: 'Mostrar un código' }).click()
    await expect(codeOn(phone)).toHaveText(/^[2-9A-HJ-NP-Z]{6}$/)
    await expect(codeOn(phone)).toBeInViewport({ ratio: 1 })
    const code = (await codeOn(phone).textContent()) ?? ''

    const context = await browser.newContext({
      baseURL: String(baseURL),
      locale: 'es-ES',
      viewport: { width, height: 900 },
    })
    const panel = await context.newPage()
    await panel.goto('/__mock/')
    await unfold(panel)
    await join(panel, 'AAAAAA')
    await expect(panel.getByRole('alert')).toHaveText(/Ningún dispositivo tiene ese código/)
    await expectAccessible(panel, 'the panel with a wrong code')
    // The page is loaded anew; a press before its script is there would be lost.
    await Promise.all([panel.waitForEvent('load'), join(panel, code)])
    await expect(panel.getByText('Este navegador maneja otro dispositivo')).toBeVisible()
    await panel.getByRole('checkbox', { name: 'El correo ya tiene cuenta' }).check()
    await expect(panel.locator('[data-announce]')).toHaveText('Activos: El correo ya tiene cuenta')
    await expectAccessible(panel, 'the panel that steers')
    expect(await panel.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

    await expect(phone.getByText('Otro dispositivo maneja este.')).toBeVisible()
    await phone.getByRole('button', { name: 'Plegar' }).click()
    await phone.getByRole('button', { name: 'Siguiente' }).click()
    await expect(phone.getByText('Ya existe una cuenta con este correo electrónico').first()).toBeVisible()

    await panel.getByRole('button', { name: 'Terminar' }).click()
    await expect(panel.getByText('Todo funciona como siempre.')).toBeVisible()
    await expect(panel.getByText('Este navegador maneja otro dispositivo')).toBeHidden()
    await context.close()
  })
}
