import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { noSupply, openCard, openStep } from './support/open-step.ts'
import { expect, test } from './support/test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'], expectedErrors: [/Failed to load resource/] })

/** What the development server's page does (tests/scripts/dock-plugin.test.ts), done to the built one. */
async function addDock(page: Page) {
  await page.addScriptTag({ type: 'module', url: '/__mock/panel/dock.js' })
  await expect(opener(page)).toBeVisible()
}

const opener = (page: Page) => page.getByRole('button', { name: 'Escenarios' })
const row = (page: Page, name: string | RegExp) => page.getByRole('switch', { name })
const call = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first()

/** Counts the clicks of a tester. */
function clicks(page: Page) {
  const counter = {
    count: 0,
    click: async (name: string | RegExp, role: 'button' | 'switch' | 'link' = 'button') => {
      counter.count += 1
      await page.getByRole(role, { name }).first().click()
    },
  }
  return counter
}

test('what customers load holds nothing of the dock or the mock server', () => {
  const dist = join(import.meta.dirname, '../dist')
  const files = globSync('**/*.{js,css,html,json}', { cwd: dist })
  expect(files.length).toBeGreaterThan(10)
  const speaking = files.filter(name => /__mock|testers-dock|mock-session/.test(readFileSync(join(dist, name), 'utf8')))
  expect(speaking).toEqual([])
})

test('from the wizard, “CUPS already supplied” is chosen in two clicks, and the step is filled with a third', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openStep(page, 'supply', noSupply)
  await addDock(page)
  const tester = clicks(page)
  await tester.click('Escenarios')
  // The scenarios of the step come first.
  await expect(page.locator('#testers-dock').getByRole('heading').first()).toHaveText(/Suministro/)
  const told = page.waitForResponse(/__mock\/state/)
  await tester.click(/CUPS ya dado de alta/, 'switch')
  await told
  expect(tester.count).toBe(2)
  await tester.click('Rellenar este paso')
  await expect(openCard(page).getByText('Este CUPS ya está dado de alta en la empresa').first()).toBeVisible()
  await expect(page.getByText(/^\d+ campos rellenos/)).toBeVisible()
  await row(page, /CUPS ya dado de alta/).uncheck()
  await page.getByRole('searchbox').fill('zzz')
  await expect(page.getByText('Nada coincide.')).toBeVisible()
})

test('a call is broken once in three clicks, everything is slowed down in two, what was sent is seen in one', async ({
  page,
  mock,
}) => {
  await page.goto('/__mock/')
  const once = clicks(page)
  await once.click('Suministro')
  await once.click(/Catastro falla/, 'switch')
  expect(once.count).toBe(2)
  await page.getByText('La próxima respuesta').click()
  await page.getByLabel('Llamada', { exact: true }).selectOption('checkIban')
  await page.getByLabel('Estado', { exact: true }).selectOption('503')
  await page.getByRole('button', { name: 'Responder así una vez' }).click()
  await expect(page.getByText('La próxima checkIban se responderá así.')).toBeVisible()
  await page.getByText('Espera y tiempo').click()
  const saved = page.waitForResponse(response => response.request().method() !== 'GET')
  await page.getByLabel('Espera de cada respuesta').selectOption('500')
  await saved
  const headers = { 'x-registration-id': crypto.randomUUID(), 'x-mock-session': mock.session }
  const started = Date.now()
  for (const status of [503, 200])
    expect((await page.request.get('/api/verification/iban?iban=ES9121000418450200051332', { headers })).status()).toBe(
      status,
    )
  expect(Date.now() - started).toBeGreaterThan(950)
  await expect(page.getByRole('listitem').filter({ hasText: 'checkIban' })).toHaveCount(2)
  await call(page, 'checkIban').click()
  await expect(page.getByText('"iban": "ES91').first()).toBeVisible()
})

test('the copied link brings another browser into the same state, and the session’s link is the same session', async ({
  page,
  browser,
  mock,
}) => {
  await mock.use({ id: 'mine', title: 'Lo mío', calls: { checkIban: 429 } }, 'email-exists')
  await page.goto('/__mock/')
  await expect(row(page, 'Lo mío')).toBeChecked()
  const tester = clicks(page)
  await tester.click('Copiar enlace')
  expect(tester.count).toBe(1)
  await expect(page.getByRole('button', { name: 'Copiado' }).first()).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await other.goto(`${new URL(page.url()).origin}/__mock/`)
  await expect(row(other, 'Lo mío')).toBeChecked()
  await expect(row(other, /account already|already has an account|ya tiene cuenta/).first()).toBeChecked()
  await other.context().close()
})

for (const [locale, title, width] of [
  ['es-ES', 'Panel de pruebas', 390],
  ['en-GB', "Testers' panel", 390],
  ['es-ES', 'Panel de pruebas', 1366],
] as const)
  test(`the panel speaks the language of the browser, fits and is accessible: ${locale} at ${width} px`, async ({
    browser,
    baseURL,
    mock,
  }) => {
    const context = await browser.newContext({ locale, viewport: { width, height: 800 }, ...(baseURL && { baseURL }) })
    await context.addCookies([mock.cookie])
    const page = await context.newPage()
    await mock.use('email-exists', 'registration-fails-once')
    await page.goto('/__mock/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('switch').first()).toBeChecked()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectAccessible(page, `the panel at ${width} px`, 'top')
    await page.getByRole('searchbox').fill('zzz')
    // What is said about an empty result is below the text that was typed.
    const [box, words] = [
      await page.getByRole('searchbox').boundingBox(),
      await page.getByText(/^(Nada coincide|Nothing matches)\.$/).boundingBox(),
    ]
    expect((words?.y ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0))).toBeGreaterThanOrEqual(0)
    await context.close()
  })
