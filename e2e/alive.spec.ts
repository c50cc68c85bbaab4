import { ana } from './support/people.ts'
import { expectStep, fillAccount, pressNext } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

/** An entry of the data layer. */
interface Told {
  event: string
  vital?: string
  value?: number
}

const failedPart = /net::ERR_FAILED|Failed to load resource|Failed to fetch dynamically imported module/

test.describe('after a deployment', () => {
  test.use({ expectedErrors: [failedPart] })

  test('a part that is gone loads the page anew, once, and keeps the values', async ({ page }) => {
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await page.route('**/assets/HolderForm-*.js', route => route.abort())
    // The page as the next deployment has it, for whoever asks without opening it.
    await page.route(
      url => url.pathname === '/',
      route =>
        route.request().isNavigationRequest()
          ? route.continue()
          : route.fulfill({
              contentType: 'text/html',
              body: '<script type="module" src="/assets/index-next.js"></script>',
            }),
    )
    await page.goto('/')
    await fillAccount(page, ana)
    await pressNext(page)
    await expect.poll(() => loads).toBe(2)
    await expect(page.getByLabel('Correo electrónico')).toHaveValue(ana.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(ana.password)
    await pressNext(page)
    await expectStep(page, 'Datos del titular')
    await expect(page.getByText(/No hemos podido cargar/)).toBeVisible()
    expect(loads).toBe(2)
  })
})

test('how the page felt and what went wrong is told without personal data', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Correo electrónico').fill(ana.email)
  // What measures comes when there is time; until then a page that is left has nothing to tell.
  await expect
    .poll(() =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
        const { dataLayer } = window as unknown as { dataLayer?: Told[] }
        return [...new Set((dataLayer ?? []).flatMap(({ vital }) => vital ?? []))].sort()
      }),
    )
    .toEqual(['CLS', 'INP', 'LCP'])
  const told = await page.evaluate(email => {
    window.dispatchEvent(new ErrorEvent('error', { error: new RangeError(`${email} is odd`) }))
    return (window as unknown as { dataLayer: Told[] }).dataLayer
  }, ana.email)
  expect(
    told.filter(({ vital }) => vital),
    'each is told once',
  ).toHaveLength(3)
  expect(told.find(({ vital }) => vital === 'LCP')?.value).toBeGreaterThan(0)
  expect(told).toContainEqual(expect.objectContaining({ event: 'uncaught_error', error_name: 'RangeError' }))
  expect(JSON.stringify(told)).not.toContain(ana.email)
})
