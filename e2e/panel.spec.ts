import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { fixedSample } from '#tests/support/fixed-sample.ts'
import { expectAccessible } from './support/axe.ts'
import { openStep } from './support/open-step.ts'
import { expect, test } from './support/test.ts'

const chips = (page: Page) => page.getByRole('list', { name: 'Escenarios activos' }).getByRole('button')
const calls = (page: Page) => page.locator('[data-calls] .call')
const said = (page: Page) => page.locator('[data-announce]')

test('a scenario chosen with a click is what the wizard then shows, and its call stands there with its verdict', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await page.goto('/__mock/?step=account')
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('correo ya tiene')
  await expect(page.locator('.scenario:visible')).toHaveCount(1)
  await page.getByRole('checkbox', { name: 'El correo ya tiene cuenta' }).check()
  await expect(said(page)).toHaveText('Activos: El correo ya tiene cuenta')
  await page.getByText('Espera y averías').click()
  await page.getByLabel('Espera', { exact: true }).selectOption({ label: '200 ms' })
  await expect(chips(page)).toHaveText([/^El correo ya tiene cuenta/])

  const wizard = await context.newPage()
  await openStep(wizard, 'account')
  await wizard.getByRole('button', { name: 'Siguiente' }).click()
  await expect(wizard.getByText('Ya existe una cuenta con este correo electrónico').first()).toBeVisible()

  await page.bringToFront()
  const call = calls(page).filter({ hasText: 'validateEmail' })
  await expect(call).toHaveCount(1)
  await call.locator('summary').click()
  await expect(call).toContainText('email-exists')
  await expect(call).toContainText('cumple el contrato')
  await expect(call.getByRole('region', { name: 'Respuesta' })).toContainText('"alreadyExists": true')

  await test.step('and nobody else sees any of it', async () => {
    const other = await (await browser.newContext({ baseURL: String(baseURL) })).newPage()
    await other.goto('/__mock/?step=account')
    await expect(
      other.getByText('Everything works as usual.').or(other.getByText('Todo funciona como siempre.')),
    ).toBeVisible()
    await expect(calls(other)).toHaveCount(0)
    await other.context().close()
  })
})

test('a copied link gives another browser the same situation, and is no way to other sites', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/__mock/use/cups-over-power,page-not-found,network-reset@registerUser?to=/__mock/&latencyMs=500')
  await expect(chips(page)).toHaveText([/Más de 15 kW/, /Página que no existe/, /Conexión cortada · registerUser/])
  await page
    .getByRole('button', { name: /^Quitar|Conexión cortada/ })
    .last()
    .click()
  await expect(chips(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Copiar enlace' }).click()
  await expect(said(page)).toHaveText(/Enlace copiado/)
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).origin).toBe(new URL(String(baseURL)).origin)

  const other = await (await browser.newContext({ baseURL: String(baseURL), locale: 'es-ES' })).newPage()
  await other.goto(link)
  expect(new URL(other.url()).pathname).toBe('/no-such-page')
  await other.goto('/__mock/')
  await expect(chips(other)).toHaveText([/Más de 15 kW/, /Página que no existe/])
  await expect(other.getByLabel('Espera', { exact: true })).toHaveValue('500')
  await other.context().close()
})

test('everything works with the keyboard: find, choose, break a single call, take away, and start from scratch', async ({
  page,
}) => {
  await page.goto('/__mock/?step=bank')
  await page.getByRole('searchbox', { name: 'Buscar' }).focus()
  await page.keyboard.type('falla una vez')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: 'La contratación falla una vez' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(chips(page)).toHaveText([/falla una vez/])

  await page.locator('.network summary').focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Avería', { exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.type('checkIban')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(chips(page)).toHaveText([/falla una vez/, /Respuesta vacía · checkIban/])

  await chips(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(chips(page)).toHaveText([/Respuesta vacía · checkIban/])
  await expect(chips(page).first()).toBeFocused()

  const reset = page.getByRole('button', { name: 'Restablecer' })
  await reset.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: '¿Empezar de cero?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(reset).toBeFocused()
  await expect(chips(page)).toHaveCount(1)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Borrar todo' }).focus()
  await page.keyboard.press('Enter')
  await expect(chips(page)).toHaveCount(0)
  await expect(said(page)).toHaveText('Todo está como al principio.')
})

test('values are filtered by what they lead to and copied; those of a step come with a press', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/__mock/values')
  await page.getByLabel('A qué lleva').selectOption('Más de 15 kW')
  const values = page.locator('.value:visible')
  await expect(values.first()).toContainText(/ES\d{16}/)
  await expect(values.filter({ hasNotText: 'Más de 15 kW' })).toHaveCount(0)
  await values.first().getByRole('button').click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^ES\d{16}[A-Z]{2}/)

  await page.goto('/__mock/')
  await page.getByRole('button', { name: 'Banco' }).click()
  await expect(page.locator('[data-values]')).toContainText(/IBAN\s*ES\d{22}/)
})

const arrived = {
  telemetry: {
    version: 1,
    environment: 'dev',
    release: '/assets/index-a1.js',
    page: '/',
    entries: [
      { event: 'web_vital', vital: 'LCP', value: 1234 },
      { event: 'uncaught_error', error_name: 'TypeError', error_place: '/assets/index-a1.js:10:200' },
    ],
  },
  reports: [
    { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'https://elsewhere.example/' } },
  ],
}

const looks = [
  ['en', 'dark', 360],
  ['es', 'light', 1440],
] as const

for (const [language, scheme, width] of fixedSample(looks, 2)) {
  test(`every tab passes axe, is as wide as its screen and stays where it is: ${language}, ${scheme}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([
      {
        name: 'mock-scenario',
        value: 'email-exists,email-fails,cups-slow,network-reset@registerUser',
        url: String(baseURL),
      },
    ])
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto(`/__mock/marketing/?lng=${language}`)
    await page.request.get('/api/v3/prices/tariff')
    for (const [receiver, data] of Object.entries(arrived)) await page.request.post(`/__mock/${receiver}`, { data })
    for (const tab of [
      '/__mock/?step=supply',
      '/__mock/editor',
      '/__mock/values',
      '/__mock/calls',
      '/__mock/observers',
    ]) {
      await page.goto(tab)
      expect(await shifted(page), `${tab} stays where it is`).toEqual([])
      await page
        .locator('.call summary')
        .or(page.locator('.value'))
        .or(page.locator('[data-text]'))
        .or(page.locator('.observation'))
        .first()
        .click()
      await expectAccessible(page, `${tab} in ${language}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
    await page.locator('[data-reset]').click()
    await expectAccessible(page, `the question before resetting in ${language}`)
  })
}

test('a page that arrives in two parts stays where it is: the situation comes last and stands first', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const { promise: rest, resolve: sendRest } = Promise.withResolvers<void>()
  const server = createServer(async ({ url, headers: { cookie = '' } }, response) => {
    const answer = await fetch(`${baseURL}${url}`, { headers: { cookie } })
    const bytes = Buffer.from(await answer.arrayBuffer())
    response.setHeader('content-type', answer.headers.get('content-type') ?? '')
    const cut = url === '/__mock/values' ? bytes.indexOf('<details') : 0
    response.write(bytes.subarray(0, cut))
    if (cut > 0) await rest
    response.end(bytes.subarray(cut))
  }).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await page.goto(`http://localhost:${port}/__mock/values`, { waitUntil: 'commit' })
  await expect(page.locator('#situation-title')).toBeAttached()
  // The browser draws what has arrived.
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  sendRest()
  await page.waitForLoadState()
  expect(await shifted(page)).toEqual([])
  server.close()
})

/** What moved since the page was opened. Its scripts have drawn by then: the count of calls is theirs. */
async function shifted(page: Page): Promise<string[]> {
  await page.waitForFunction(() => document.fonts.status === 'loaded')
  return page.evaluate(
    () =>
      new Promise<string[]>(resolve => {
        const moved: string[] = []
        const observer = new PerformanceObserver(list => {
          for (const { sources = [] } of list.getEntries() as (PerformanceEntry & { sources?: { node?: Element }[] })[])
            moved.push(...sources.map(({ node }) => node?.className || node?.nodeName || 'something'))
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // A task after the frame in which the observer has been told of what happened before.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(moved))))
      }),
  )
}
