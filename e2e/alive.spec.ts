import { ana } from './support/people.ts'
import { expectStep, fillAccount, pressNext } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

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
