import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { expectNoSidewaysScroll } from './support/layout.ts'
import { noSupply, openCard, openStep } from './support/open-step.ts'
import { expect, test } from './support/test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'], expectedErrors: [/Failed to load resource/] })

const row = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name })

/** Does a tester's task: what is pressed or chosen counts, and is printed with the seconds. */
async function task(
  name: string,
  maxClicks: number,
  steps: (click: (what: Locator, option?: string) => Promise<unknown>) => Promise<void>,
) {
  let clicks = 0
  const started = Date.now()
  await steps((what, option) => {
    clicks += 1
    return option === undefined ? what.click() : what.selectOption(option)
  })
  console.log(`${name}: ${clicks} clicks, ${((Date.now() - started) / 1000).toFixed(1)} s`)
  expect(clicks, name).toBeLessThanOrEqual(maxClicks)
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

test('from the wizard, “CUPS already supplied” is two clicks away, and the step is filled with a third', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openStep(page, 'supply', noSupply)
  // What the development server's page does (tests/scripts/dock-plugin.test.ts), done to the built one.
  await page.addScriptTag({ type: 'module', url: '/__mock/panel/dock.js' })
  await task('choose a scenario', 2, async click => {
    await click(button(page, 'Escenarios'))
    // The scenarios of the step come first.
    await expect(page.locator('#testers-dock').getByRole('heading').first()).toHaveText(/Suministro/)
    const told = page.waitForResponse(/__mock\/state/)
    await click(row(page, /CUPS ya dado de alta/))
    await told
  })
  await button(page, 'Rellenar este paso').click()
  await expect(openCard(page).getByText('Este CUPS ya está dado de alta en la empresa').first()).toBeVisible()
  await expect(page.getByText(/^Campos rellenos: \d+/)).toBeVisible()
  await row(page, /CUPS ya dado de alta/).uncheck()
  await expect(row(page, /CUPS ya dado de alta/)).not.toBeChecked()
})

test('a call is broken once, everything is slowed down, what was sent is seen, and the state is shared', async ({
  page,
  browser,
  mock,
}) => {
  await mock.use({ id: 'mine', title: 'Lo mío', calls: { getTariff: 429 } }, 'email-exists')
  await page.goto('/__mock/')
  await task('break one call once', 4, async click => {
    await click(page.getByText('La próxima respuesta'))
    await click(page.getByLabel('Llamada', { exact: true }), 'checkIban')
    await click(page.getByLabel('Estado', { exact: true }), '503')
    await click(button(page, 'Responder así una vez'))
    await expect(page.getByText('La próxima checkIban se responderá así.')).toBeVisible()
  })
  await task('slow everything', 2, async click => {
    await click(page.getByText('Espera y tiempo'))
    const saved = page.waitForResponse(response => response.request().method() !== 'GET')
    await click(page.getByLabel('Espera de cada respuesta'), '500')
    await saved
  })
  const headers = { 'x-registration-id': crypto.randomUUID(), 'x-mock-session': mock.session }
  const started = Date.now()
  for (const status of [503, 200])
    expect((await page.request.get('/api/verification/iban?iban=ES9121000418450200051332', { headers })).status()).toBe(
      status,
    )
  expect(Date.now() - started).toBeGreaterThan(950)
  await expect(page.getByRole('listitem').filter({ hasText: 'checkIban' })).toHaveCount(2)
  await task('see what was sent', 1, async click => {
    await click(page.getByRole('listitem').filter({ hasText: 'checkIban' }).first())
    await expect(page.getByText('"iban": "ES91').first()).toBeVisible()
  })
  await task('share the state', 1, async click => {
    await click(button(page, 'Copiar enlace'))
    await expect(button(page, 'Copiado')).toBeVisible()
  })
  const other = await (await browser.newContext()).newPage()
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await other.goto(`${new URL(page.url()).origin}/__mock/`)
  await expect(row(other, 'Lo mío')).toBeChecked()
  await expect(row(other, /already has an account|ya tiene cuenta/).first()).toBeChecked()
  await other.context().close()
})

for (const [locale, title, width] of [
  ['es-ES', 'Panel de pruebas', 390],
  ['en-GB', "Testers' panel", 1366],
] as const)
  test.describe(`in ${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 800 } })

    test('the panel speaks the language of the browser, fits and is accessible', async ({ page, mock }) => {
      await mock.use('email-exists', 'registration-fails-once')
      await page.goto('/__mock/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('checkbox').first()).toBeChecked()
      await expectNoSidewaysScroll(page, 'the panel')
      await expectAccessible(page, 'the panel', 'top')
      await page.getByRole('searchbox').fill('zzz')
      // What is said about an empty result is below the text that was typed.
      const box = await page.getByRole('searchbox').boundingBox()
      const words = await page.getByText(/^(Nada coincide|Nothing matches)\.$/).boundingBox()
      expect(words?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
    })
  })
