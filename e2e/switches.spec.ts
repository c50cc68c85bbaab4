import { goToSupply } from './support/supply.ts'
import { expect, test } from './support/test.ts'
import { startWebServer } from './support/web-server.ts'

test('what is switched off is neither there nor promised nor asked for, and the sign-up goes on §own.260', async ({
  browser,
}) => {
  const server = await startWebServer(async () => ({
    MOCK_PORT: process.env.E2E_MOCK_PORT,
    SWITCHED_OFF: 'campaign, invoice, estimate',
  }))
  const page = await browser.newPage({ baseURL: server.origin, locale: 'es-ES' })
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto('/?utm_campaign=primavera')
  await expect(page.getByLabel('Correo electrónico')).toBeEnabled()

  await goToSupply(page)
  const step = page.getByRole('main')
  await expect(step).toContainText('Dinos cuál es tu suministro: su CUPS está en tu factura.')
  await expect(page.locator('input[type=file]')).toHaveCount(0)
  await expect(step).not.toContainText(/Enséñanos|Arrastra|foto|rellenamos/)
  await page.getByLabel('CUPS').fill('ES0021000000000123FM')
  await page.getByRole('button', { name: 'Validar' }).click()
  await expect(page.getByLabel('Calle')).toHaveValue('Calle del Olmo Blanco')

  expect(asked.filter(path => path.startsWith('/api/'))).toContain('/api/v3/prices/tariff')
  expect(asked.filter(path => /campaign|pdf/.test(path))).toEqual([])
  await page.close()
  await server.close()
})
