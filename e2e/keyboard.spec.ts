import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectFocusInSight, expectTrap, walkTo } from './support/focus.ts'
import { nextButton, openCard, openStep, unknownSupply } from './support/open-step.ts'
import { ana } from './support/people.ts'
import { expectStep } from './support/sign-up.ts'
import { foundSupply } from './support/supply.ts'
import { expect, visitTest as test } from './support/test.ts'

const invoice = join(import.meta.dirname, 'fixtures', 'invoices', 'endesa.pdf')

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

async function type(page: Page, label: string, text: string) {
  await walkTo(page, field(page, label))
  await page.keyboard.type(text)
}

async function press(page: Page, key: string, target: ReturnType<Page['locator']>) {
  await walkTo(page, target)
  await page.keyboard.press(key)
}

test.describe('on the smallest phone, or at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 568 } })

  test('the whole sign-up goes by keyboard alone; focus is always in sight', async ({ page }) => {
    await page.goto('/')
    await type(page, 'Correo electrónico', ana.email)
    await type(page, 'Contraseña', ana.password)
    const country = openCard(page).getByRole('button', { name: /^País/ })
    await press(page, 'Enter', country)
    await expect(page.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('portu')
    await page.keyboard.press('Enter')
    await expect(country).toBeFocused()
    await expect(country).toHaveAccessibleName(/Portugal/)
    await page.keyboard.press('Space')
    await page.keyboard.type('+34')
    await page.keyboard.press('Enter')
    await expect(country).toHaveAccessibleName(/España/)
    await type(page, 'Móvil', ana.phone)
    await press(page, 'Space', page.getByRole('checkbox', { name: /He leído y acepto/ }))
    const privacy = openCard(page).getByRole('link', { name: 'política de privacidad' })
    await press(page, 'Enter', privacy)
    await expectTrap(page, page.getByRole('dialog', { name: 'Política de privacidad' }), privacy)
    await press(page, 'Enter', nextButton(page))

    await expectStep(page, 'Datos del titular')
    await type(page, 'Nombre', ana.name)
    await type(page, 'Apellidos', ana.surname)
    await type(page, 'DNI/NIE', ana.document)
    const isHolder = page.getByRole('radio', { name: /^Soy el titular/ })
    await press(page, 'Space', isHolder)
    await expect(isHolder).toBeChecked()
    await page.keyboard.press('Enter')

    await expectStep(page, 'Datos del suministro')
    // Until the form is there, the first button is the way back.
    await expect(openCard(page).locator('input[type=file]').first()).toBeAttached()
    const chooser = page.waitForEvent('filechooser')
    await press(page, 'Enter', openCard(page).locator('input[type=file], button').first())
    await (await chooser).setFiles(invoice)
    await expect(foundSupply(page)).toBeVisible()
    await press(page, 'Enter', page.getByRole('button', { name: 'Corregir' }))
    const help = page.getByRole('button', { name: '¿Dónde encuentro mi CUPS?' })
    await press(page, 'Enter', help)
    await expectTrap(page, page.getByRole('dialog', { name: '¿Dónde encuentro mi CUPS?' }), help)
    await press(page, 'Enter', nextButton(page))

    await expectStep(page, 'Cuenta bancaria')
    await type(page, 'IBAN', ana.iban)
    const mandate = page.getByRole('link', { name: 'mandato SEPA' })
    await press(page, 'Space', page.getByRole('checkbox', { name: /SEPA/ }))
    await press(page, 'Enter', mandate)
    await expectTrap(page, page.getByRole('dialog', { name: 'Mandato SEPA' }), mandate)
    await press(page, 'Space', page.getByRole('checkbox', { name: /condiciones generales/ }))
    await press(page, 'Enter', nextButton(page))
    await expect(page).toHaveURL(/\/thank-you/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('a refused Next leads by its links into each field, and Shift+Tab back to each, all of it in sight', async ({
    page,
  }) => {
    await openStep(page, 'supply', unknownSupply)
    await press(page, 'Enter', nextButton(page))
    const summary = openCard(page).getByRole('region', { name: /^Revisa estos \d+ datos/ })
    await expect(summary).toBeFocused()
    const links = await summary.getByRole('link').all()
    for (const link of links) {
      const target = (await link.getAttribute('href')) ?? ''
      await link.press('Enter')
      await expect(page.locator(':focus')).toBeVisible()
      const group = page.locator(target)
      await expect(group.and(page.locator(':focus')).or(group.locator(':focus'))).toHaveCount(1)
      await expectFocusInSight(page)
    }
    for (const link of links.toReversed()) await walkTo(page, link, 'Shift+Tab')
  })
})

test('languages, radios, lists and the offer answer to the keys everybody knows §2.26', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 640 })
  await openStep(page, 'supply', unknownSupply)
  await press(page, 'Enter', page.getByRole('button', { name: 'English' }))
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
  await walkTo(page, page.getByRole('button', { name: 'Español' }), 'Shift+Tab')
  await page.keyboard.press('Space')
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/)

  await walkTo(page, field(page, 'Provincia'))
  await page.keyboard.type('Soria')
  await expect(field(page, 'Provincia')).toHaveValue('Soria')
  const solar = page.getByRole('group', { name: /placas solares/ })
  await walkTo(page, solar.getByRole('radio').first())
  await page.keyboard.press('ArrowRight')
  await expect(solar.getByRole('radio', { name: 'No' })).toBeChecked()
  await expectFocusInSight(page)

  const offer = page.getByRole('complementary').getByRole('button').first()
  await press(page, 'Enter', offer)
  await expect(offer).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(offer).toHaveAttribute('aria-expanded', 'false')
  await expect(offer).toBeFocused()

  await page.setViewportSize({ width: 1440, height: 900 })
  const close = page.getByRole('banner').getByRole('button', { name: 'Cerrar' })
  await walkTo(page, close, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expectTrap(page, page.getByRole('dialog', { name: '¿Seguro que quieres salir?' }), close)
})
