import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
    const folder = await mkdtemp(join(tmpdir(), 'alta-luz-maintenance-'))
    const CONFIG_FILE = join(folder, 'server.env')
    await writeFile(CONFIG_FILE, '')
    const server = await startWebServer(async () => ({ MOCK_PORT: process.env.E2E_MOCK_PORT, CONFIG_FILE }))
    const change = async (variables: string, status: number) => {
      await writeFile(CONFIG_FILE, variables)
      server.reload()
      await expect.poll(async () => (await fetch(server.origin)).status).toBe(status)
    }
    const context = await browser.newContext({ baseURL: server.origin, locale: 'es-ES', reducedMotion: 'reduce' })
    const trouble = watchForTrouble(context, [/503/])
    const page = await context.newPage()
    await openStep(page, 'holder')
    await fillHolder(page, ana)

    // A connection of the page may still belong to a process of the server that is about to end.
    const changeForPage = async (variables: string, status: number) => {
      await change(variables, status)
      await expect.poll(() => page.evaluate(async () => (await fetch('/')).status)).toBe(status)
    }
    await changeForPage('MAINTENANCE_MINUTES=12', 503)
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

    await changeForPage('', 200)
    await page.getByRole('link', { name: 'Reintentar' }).click()
    await expect(page.getByLabel('Apellidos')).toHaveValue(ana.surname)
    await pressNext(page)
    await expectStep(page, 'Datos del suministro')
    expect(trouble).toEqual([])
    await context.close()
    await server.close()
    await rm(folder, { recursive: true })
  })
}
