import type { Page } from '@playwright/test'
import { expectFocusInSight } from './support/focus.ts'
import { expect, test } from './support/test.ts'

const chatbot = (page: Page) => page.getByRole('region', { name: 'Ayuda' })
const state = (page: Page, is: string) => expect(chatbot(page)).toHaveAttribute('data-state', is)

test('the chatbot opens and closes with its frame, and offers help once after 25 seconds', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(5000)
  await state(page, 'closed')
  const frame = page.frameLocator('iframe[title="Chat de ayuda"]')
  await page.clock.runFor(25_000)
  await state(page, 'notifying')
  await frame.getByRole('button', { name: '¿Te echamos una mano?' }).click()
  await state(page, 'open')
  await expect(frame.getByRole('button', { name: 'Cerrar el chat' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(frame.getByRole('button', { name: 'Abrir el chat de ayuda' })).toBeFocused()
  await state(page, 'closed')
  await page.clock.runFor(60_000)
  await state(page, 'closed')
})

test('the chatbot gives way to the field one is in', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await page.goto('/')
  await page
    .frameLocator('iframe[title="Chat de ayuda"]')
    .getByRole('button', { name: 'Abrir el chat de ayuda' })
    .click()
  await state(page, 'open')
  await page.getByLabel('Correo electrónico').focus()
  await expectFocusInSight(page)
})

test('a document opens in a frame that can run nothing', async ({ page }) => {
  await page.goto('/')
  // Pressed before React is there, a document opens in its own tab.
  await expect(page).toHaveTitle(/ · /)
  const link = page.getByRole('link', { name: /privacidad/i }).first()
  await link.click()
  const frame = page.locator('dialog iframe')
  await expect(frame).toHaveAttribute('sandbox', '')
  await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toHaveText('Política de privacidad')
  await page.keyboard.press('Escape')
  await expect(frame).toHaveCount(0)
})
