import { brand } from '#brand/brand.ts'
import { expectInSight, phoneSizes } from './support/in-sight.ts'
import { ana } from './support/people.ts'
import { fillAccount, pressNext } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedErrors: [/Failed to load resource/] })

test('on phones all of what helps after a failure is in sight, the support contact too', async ({ page }) => {
  await page.route('**/validations/email*', route =>
    route.fulfill({ status: 503, headers: { 'Retry-After': '120' }, body: '' }),
  )
  await page.goto('/')
  await fillAccount(page, ana)
  await pressNext(page)
  await expect(page.getByText('dentro de 2 minutos')).toBeAttached()
  // Where a keyboard is open the notice is higher than the screen; its beginning is shown then.
  for (const [width, height] of phoneSizes.filter(([, each]) => each > 480)) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => window.scrollTo(0, 0))
    await pressNext(page)
    for (const words of ['Error al registrar usuario', 'dentro de 2 minutos', brand.supportEmail])
      await expectInSight(page.getByRole('alert').getByText(words), `at ${width} × ${height}`)
  }
})
