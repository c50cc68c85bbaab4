import { expectInSight } from './support/in-sight.ts'
import { expectNoSidewaysScroll } from './support/layout.ts'
import { openCard, openStep } from './support/open-step.ts'
import { ana } from './support/people.ts'
import { goToSupply, showInvoice } from './support/supply.ts'
import { expect, test } from './support/test.ts'

// The smallest phone that is sold, and a finger: the system's own select shows one line.
test.use({ viewport: { width: 320, height: 568 }, hasTouch: true })

test('the home chosen from the cadastre can be read whole, floor and door too §own.405', async ({ page }) => {
  await openStep(page, 'supply')
  const home = page.getByLabel('Detalles de la dirección')
  await home.selectOption({ index: 1 })
  const label = await home.locator('option:checked').innerText()
  expect(label).toMatch(/planta .+ puerta/)
  const whole = page.getByText(label, { exact: true }).and(page.locator('span'))
  await whole.scrollIntoViewIfNeeded()
  await expectInSight(whole, 'at 320 px')
  await expectNoSidewaysScroll(page, 'a home is chosen')
})

test('what a bill filled in says so in words beside each field that is as wide as the form §own.406', async ({
  page,
}) => {
  await goToSupply(page)
  await showInvoice(page, 'endesa.pdf')
  await expect(page.getByText(/Punto de suministro encontrado/).first()).toBeVisible()
  for (const label of ['CUPS', 'Calle', 'Provincia', 'Localidad']) {
    const words = page
      .locator('[data-field]')
      .filter({ has: page.getByLabel(label, { exact: true }) })
      .getByText('leído de tu factura')
    await words.scrollIntoViewIfNeeded()
    await expectInSight(words, `beside ${label}`)
    // Words that only a screen reader gets have a box without width.
    expect((await words.boundingBox())?.width, `beside ${label}`).toBeGreaterThan(80)
  }
})

for (const cups of ['ES0021000000000143PW', 'ES0021000000000142PR'])
  test(`beside ${cups}, which cannot be supplied, whom to ask is in sight after Validar §own.407`, async ({ page }) => {
    await goToSupply(page)
    await page.getByLabel('CUPS', { exact: true }).fill(cups)
    await page.getByRole('button', { name: 'Validar' }).click()
    const help = page.getByText(/Solo suministramos/)
    await expectInSight(help.getByRole('link').first(), 'at 320 × 568')
    await expectInSight(help.getByRole('link').last(), 'at 320 × 568')
    await expect(page.getByLabel('CUPS', { exact: true })).toBeFocused()
  })

test('a legal document has most of the screen, and its link is one line §own.408', async ({ page }) => {
  await openStep(page, 'account')
  await openCard(page).getByRole('link', { name: 'política de privacidad' }).click()
  const frame = await page.locator('dialog iframe').boundingBox()
  expect(frame?.width).toBeGreaterThan(320 * 0.85)
  expect(frame?.height).toBeGreaterThan(568 * 0.62)
  const link = page.getByRole('link', { name: 'Abrir en otra pestaña' })
  const [words, icon] = await Promise.all([link.boundingBox(), link.locator('svg').boundingBox()])
  expect(icon?.y).toBeGreaterThan(words?.y ?? 0)
  expect((icon?.y ?? 0) + (icon?.height ?? 0)).toBeLessThan((words?.y ?? 0) + (words?.height ?? 0))
  expect(words?.height).toBeLessThan(50)
})

test('while the contract is sent, the last button shows its words or its spinner, not both over each other §own.409', async ({
  page,
}) => {
  await page.route('**/v2/users', () => {})
  await openStep(page, 'bank', { iban: ana.iban, sepa: true, general_conditions: true })
  const send = openCard(page).locator('button[type=submit]')
  await send.press('Enter')
  await expect(send).toHaveAttribute('aria-busy', 'true')
  await expect(send.locator('> :first-child')).toHaveCSS('opacity', '0')
  const [button, spinner] = await Promise.all([send.boundingBox(), send.locator('> :last-child svg').boundingBox()])
  const middle = (box: typeof button) => (box?.x ?? 0) + (box?.width ?? 0) / 2
  expect(Math.abs(middle(button) - middle(spinner))).toBeLessThan(2)
})
