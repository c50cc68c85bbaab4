import { fixedSample } from '#tests/support/fixed-sample.ts'
import { expectAccessible } from './support/axe.ts'
import { expectNoSidewaysScroll } from './support/layout.ts'
import { blankPhoto, goToSupply, showInvoice, twoHomes } from './support/supply.ts'
import { expect, test } from './support/test.ts'

const question = 'En tu factura hay dos posibilidades. ¿Cuál es la tuya?'

for (const width of fixedSample([360, 320, 768, 1440], 3))
  test(`what a bill says in two ways is taken by keyboard, ${width} px wide §own.224`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 })
    await page.route('**/api/v3/users/pdf', route => route.fulfill({ json: twoHomes }))
    await goToSupply(page)
    await showInvoice(page, blankPhoto)
    const offer = page.getByRole('status').filter({ hasText: question })
    await expect(offer.getByRole('button')).toHaveText([
      /^Calle del Olmo Blanco 12, 7\.º D, 28013 Madrid$/,
      /^Avenida de la Constitución 140, Escalera 2, 1º izquierda, 28931 Móstoles, Madrid$/,
    ])
    // The page scrolls to what was read, which may come after the offer: before that a look would be at another place.
    await expect(page.getByText('Hemos leído el CUPS.')).toBeInViewport()
    await expectNoSidewaysScroll(page, `the offer at ${width} px`)
    await expectAccessible(page, 'the offer')
    await offer.getByRole('button').last().focus()
    await page.keyboard.press('Enter')
    const street = page.getByLabel('Calle', { exact: true })
    await expect(street).toBeFocused()
    await expect(street).toHaveValue('Avenida de la Constitución')
    await expect(page.getByLabel('C.P.')).toHaveValue('28931')
    await expect(page.getByLabel('Localidad')).toHaveValue('Móstoles')
    await expect(offer).toBeHidden()
  })
