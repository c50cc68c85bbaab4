import type { Page } from '@playwright/test'
import { brand } from '#brand/brand.ts'
import { openCard, openStep } from './support/open-step.ts'
import { ana } from './support/people.ts'
import { fillBank, pressNext } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test.use({
  viewport: { width: 320, height: 568 },
  expectedErrors: [/net::ERR_FAILED|Failed to fetch dynamically imported module|status of 500/],
})

/** Refuses parts that are loaded later, until told to stop. */
async function block(page: Page, parts: string) {
  const address = new RegExp(`/assets/(?:${parts})-[^/]*\\.js$`)
  const refuse = (route: { abort: () => Promise<void> }) => route.abort()
  await page.route(address, refuse)
  return () => page.unroute(address, refuse)
}

const message = (page: Page) => page.getByText(/No hemos podido cargar/)
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name })

/** What is missing, how one comes to it, and what is seen once it can be had. */
const parts: [
  part: string,
  reach: (page: Page) => Promise<unknown>,
  seen: (page: Page) => ReturnType<Page['locator']>,
][] = [
  [
    'SupplyForm',
    async page => {
      await openStep(page, 'account', {}, { reached: 'supply' })
      await pressNext(page)
    },
    page => openCard(page).getByLabel('CUPS', { exact: true }),
  ],
  [
    'WizardDialogs',
    async page => {
      await page.route('**/api/v2/users', route => route.fulfill({ status: 500, body: '' }))
      await openStep(page, 'bank')
      await fillBank(page, ana)
      await pressNext(page, 'Contratar')
    },
    dialog('Ha habido un error'),
  ],
  [
    'DocumentDialog',
    async page => {
      await openStep(page, 'account')
      await page.getByRole('link', { name: 'política de privacidad' }).click()
    },
    dialog('Política de privacidad'),
  ],
  [
    'en_GB',
    async page => {
      await page.goto('/')
      await page.getByRole('button', { name: 'English' }).click()
    },
    page => page.getByLabel('Email', { exact: true }),
  ],
]

for (const [part, reach, seen] of parts)
  test(`who misses ${part} is told in sight, and the button there brings it once it can be had`, async ({ page }) => {
    const unblock = await block(page, part)
    await reach(page)
    await expect(message(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('alert').filter({ has: message(page) })).toBeVisible()
    await unblock()
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(message(page)).toHaveCount(0)
    await expect(seen(page)).toBeVisible()
  })

test('what is missing is mentioned only once it is asked for, and until it is closed', async ({ page }) => {
  await block(page, 'DocumentDialog|WizardDialogs|ChatbotFrame')
  const refused: string[] = []
  page.on('requestfailed', request => refused.push(request.url()))
  await openStep(page, 'account')
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(3)
  await expect(message(page)).toHaveCount(0)
  const link = page.getByRole('link', { name: 'política de privacidad' })
  await link.click()
  await expect(message(page)).toBeVisible()
  await page.getByRole('alert').getByRole('button', { name: 'Cerrar' }).click()
  await expect(message(page)).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('a result page that cannot be had', async ({ page }) => {
  const unblock = await block(page, 'OtherPages')
  await page.goto('/check-email')
  await expect(message(page)).toBeVisible()
  await expect(page.getByText(/assets/)).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: brand.supportEmail })).toBeVisible()
  await unblock()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('heading', { name: 'Confirma tu registro' })).toBeVisible()
})

test('all that Contratar and the thank-you page need is there before it is pressed', async ({ page }) => {
  const loaded: string[] = []
  page.on('requestfinished', request => loaded.push(/assets\/(.+)-.{8}\.js$/.exec(request.url())?.[1] ?? ''))
  await openStep(page, 'bank')
  await fillBank(page, ana)
  for (const part of ['registration-request', 'phone-rules', 'iban-rules', 'ThankYouPage'])
    await expect.poll(() => loaded, part).toContainEqual(part)
  await page.route('**/assets/*.js', route => route.abort())
  await pressNext(page, 'Contratar')
  await expect(page).toHaveURL(/\/thank-you$/)
  await expect(page.getByText(ana.email).first()).toBeVisible()
})

test('the code of the app that cannot be drawn leaves the page and its other ways into the app', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await block(page, 'esm') // The module of qrcode.react.
  const refused = page.waitForEvent('requestfailed')
  await page.goto('/contract-confirmed')
  await refused
  await expect(page.getByRole('heading', { name: 'Descárgala en tu móvil' })).toBeVisible()
  await expect(page.getByRole('link', { name: /App Store/ })).toBeVisible()
  await expect(page.getByText('Escanea con tu móvil')).toHaveCount(0)
})
