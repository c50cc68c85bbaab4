import { expectAccessible } from './support/axe.ts'
import { openStep } from './support/open-step.ts'
import { ana } from './support/people.ts'
import { expectStep, fillHolder, pressNext } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'
import { watchForTrouble } from './support/trouble.ts'
import { startWebServer } from './support/web-server.ts'

// Vite's preview server cannot be closed.
if (process.env.NGINX_PATH) {
  test('a sign-up under way outlasts a maintenance, and a visitor reads why the product is closed', async ({
    browser,
  }) => {
    const serve = (MAINTENANCE_MINUTES: string, port = 0) =>
      startWebServer({ MOCK_PORT: process.env.E2E_MOCK_PORT, MAINTENANCE_MINUTES }, port)
    let server = await serve('')
    const { origin, port } = server
    /** As an operator does: another value, another process. */
    const restart = async (minutes: string) => {
      await server.close()
      server = await serve(minutes, port)
    }
    const context = await browser.newContext({ baseURL: origin, locale: 'es-ES', reducedMotion: 'reduce' })
    const trouble = watchForTrouble(context, [/503|net::ERR_/])
    const page = await context.newPage()
    await openStep(page, 'holder')
    await fillHolder(page, ana)

    await restart('12')
    expect((await page.request.get('/healthz')).status()).toBe(200)
    await pressNext(page)
    await expect(page.getByRole('main')).toContainText('No cierres esta pestaña: tus respuestas siguen en ella.')
    await expect(page.getByRole('main')).toContainText('Puedes volver a intentarlo dentro de 12 minutos.')

    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Estamos haciendo mejoras' })).toBeVisible()
    await expect(page.locator('[lang=en-GB]')).toContainText('We are making improvements')
    await expect(page).toHaveTitle('Estamos haciendo mejoras')
    await expectAccessible(page, 'the page of maintenance')
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }

    await restart('')
    await page.getByRole('link', { name: 'Reintentar' }).click()
    await expect(page.getByLabel('Apellidos')).toHaveValue(ana.surname)
    await pressNext(page)
    await expectStep(page, 'Datos del suministro')
    expect(trouble).toEqual([])
    await context.close()
    await server.close()
  })
}
