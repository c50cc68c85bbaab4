import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { keptAnswers } from './support/open-step.ts'
import { ana } from './support/people.ts'
import { expectStep, fillSupplyByCups, pressNext, walkToThankYou } from './support/sign-up.ts'
import { expect, visitTest as test } from './support/test.ts'

const google = (page: Page) => page.getByRole('button', { name: /Google/ })

/** Gives a number, which no provider tells, ticks the terms and opens the popup. */
async function openPopup(page: Page, phone = ana.phone) {
  await page.goto('/')
  await expect(page).toHaveTitle(/ · /)
  await page.getByLabel('Móvil', { exact: true }).fill(phone)
  await page.getByRole('checkbox', { name: /He leído y acepto/ }).check()
  const opened = page.context().waitForEvent('page')
  await google(page).click()
  const popup = await opened
  // Its buttons answer from then on.
  await popup.waitForLoadState()
  return popup
}

test('a person chosen in the popup signs up without ever typing a password §4.8', async ({ page }) => {
  const popup = await openPopup(page)
  await expect(popup.getByRole('listitem').getByRole('button')).toHaveCount(4)
  await expectAccessible(popup, 'the popup')
  await popup.getByRole('button', { name: /Lucía Campos Rueda/ }).click()
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Lucía')
  await expect(page.getByLabel('Apellidos')).toHaveValue('Campos Rueda')
  // The generated password is written nowhere, and the button belongs to the first step alone.
  const stored = await keptAnswers(page)
  expect(stored).toMatchObject({ email: 'lucia.campos@gmail.example', sso: true })
  expect(stored).not.toHaveProperty('password')
  await expect(google(page)).toHaveCount(0)

  await page.getByLabel('DNI/NIE').fill(ana.document)
  await page.getByRole('radio', { name: /^Soy el titular/ }).check()
  await pressNext(page)
  await expectStep(page, 'Datos del suministro')
  await fillSupplyByCups(page)
  const sent = page.waitForRequest('**/api/v2/users')
  await walkToThankYou(page, ana)
  const { email, password } = (await sent).postDataJSON()
  expect(email).toBe('lucia.campos@gmail.example')
  expect(password).toMatch(/^.{8}$/)
})

test('a person without number and family name is asked for both', async ({ page }) => {
  const popup = await openPopup(page, '')
  await popup.getByRole('button', { name: /Suharto/ }).click()
  await expect(page.getByText('suharto@gmail.example')).toBeVisible()
  await page.getByLabel('Móvil', { exact: true }).fill(ana.phone)
  await pressNext(page)
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Suharto')
  await expect(page.getByLabel('Apellidos')).toHaveValue('')
})

for (const [button, sentence] of [
  ['Cancelar', /se ha cerrado antes de terminar/],
  ['Denegar el acceso', /No has dado permiso a Google/],
] as const)
  test(`who presses ${button} in the popup is told so, and what was typed stays §8.13`, async ({ page }) => {
    const popup = await openPopup(page)
    // The popup may be gone before the click is reported as done.
    const closed = popup.waitForEvent('close')
    const pressed = popup.getByRole('button', { name: button }).dispatchEvent('click')
    await Promise.all([closed, pressed.catch(() => {})])
    await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible()
    await expect(google(page)).toBeEnabled()
    await expect(page.getByLabel('Móvil', { exact: true })).toHaveValue(ana.phone)
    await expect(page.getByRole('checkbox', { name: /He leído y acepto/ })).toBeChecked()
  })
