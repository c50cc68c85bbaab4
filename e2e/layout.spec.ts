import type { Locator, Page } from '@playwright/test'
import { expectAnswered, expectInSight } from './support/in-sight.ts'
import { nextButton, openCard, openStep, stepIds, unknownSupply } from './support/open-step.ts'
import { ana } from './support/people.ts'
import { fillAccount } from './support/sign-up.ts'
import { goToSupply, photoOfCode, showInvoice } from './support/supply.ts'
import { expect, visitTest as test } from './support/test.ts'

const height = async (locator: Locator) => Math.round((await locator.boundingBox())?.height ?? 0)
const next = (page: Page) => page.getByRole('button', { name: 'Siguiente' })

test('the wizard is at most 900 px wide and 2000 px high, and nothing of it is cut §2.25', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await openStep(page, 'supply', unknownSupply)
  await nextButton(page).press('Enter')
  await expect(openCard(page).locator('a[href^="#field-"]').first()).toBeVisible()
  const main = page.getByRole('main')
  const box = await main.boundingBox()
  expect(box?.width).toBeLessThanOrEqual(900)
  expect(box?.width).toBeGreaterThan(600)
  await expect(main).toHaveCSS('max-height', '2000px')
  await expect(main).toHaveCSS('overflow-y', 'visible')
  expect(await main.evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThanOrEqual(2000)
})

test('primary buttons and the country selector are 60 px high, 40 px at 768 px §9.8 §2.34', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await page.goto('/')
  const country = page.getByRole('button', { name: /^País/ })
  expect(await height(next(page))).toBe(60)
  expect(await height(country)).toBe(60)
  await page.setViewportSize({ width: 768, height: 900 })
  await expect.poll(() => height(next(page))).toBe(40)
  await expect.poll(() => height(country)).toBe(40)
})

test('Siguiente of step 1 is in the window without scrolling', async ({ page }) => {
  for (const [width, height] of [
    [1366, 768],
    [1280, 720],
    [1440, 900],
    [390, 844],
    [360, 640],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const { bottom, isSeen } = await next(page).evaluate(button => {
      const { left, right, bottom } = button.getBoundingClientRect()
      return { bottom, isSeen: button.contains(document.elementFromPoint((left + right) / 2, bottom - 2)) }
    })
    console.log(`Siguiente ends at ${Math.round(bottom)} px of ${width} × ${height}`)
    expect([isSeen, bottom <= height], `at ${width} × ${height}`).toEqual([true, true])
  }
})

test('the open country list is capped at 800 px §2.34', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 2400 })
  await page.goto('/')
  await page.getByRole('button', { name: /^País/ }).click()
  const list = page.getByRole('listbox')
  await expect(list.getByRole('option').nth(30)).toBeAttached()
  expect(await height(list)).toBeLessThanOrEqual(800)
  expect(await height(list)).toBeGreaterThan(400)
})

test('the border of the phone is red on error, green when valid, grey otherwise §2.33', async ({ page }) => {
  await page.goto('/')
  const phone = page.getByLabel('Móvil', { exact: true })
  const edge = () => phone.evaluate(element => getComputedStyle(element).borderTopColor)
  const grey = await edge()
  await phone.fill('612')
  await phone.blur()
  await expect(page.getByText('Número demasiado corto.').first()).toBeVisible()
  await expect.poll(edge).not.toBe(grey)
  const red = await edge()
  await phone.fill('612345678')
  await phone.blur()
  await expect.poll(edge).not.toBe(red)
  expect(new Set([grey, red, await edge()]).size).toBe(3)
})

test('the leave dialog is 300 to 600 px wide §9.8', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await fillAccount(page, ana)
  await page.getByRole('button', { name: 'Cerrar' }).first().click()
  const dialog = page.getByRole('dialog', { name: '¿Seguro que quieres salir?' })
  await expect(dialog).toBeVisible()
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const box = await dialog.boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(300)
    expect(box?.width).toBeLessThanOrEqual(600)
  }
})

test('the repair of a postal code is below its field, before the next one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openStep(page, 'supply', unknownSupply)
  const code = page.getByLabel('C.P.')
  await code.fill('8001')
  await code.blur()
  const top = async (place: Locator) => (await place.boundingBox())?.y ?? 0
  const repair = page.getByRole('button', { name: 'Usar 08001' })
  await expect(repair).toBeVisible()
  expect(await top(repair)).toBeGreaterThan(await top(code))
  expect(await top(repair)).toBeLessThan(await top(page.getByLabel('Provincia', { exact: true })))
})

test('beside a CUPS that cannot be supplied, whom to ask is in sight after Validar', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await goToSupply(page)
  await page.getByLabel('CUPS', { exact: true }).fill('ES0021000000000143PW')
  await page.getByRole('button', { name: 'Validar' }).click()
  await expectInSight(openCard(page).locator('a[href^="tel:"]'), 'at 320 × 568')
  await expectInSight(openCard(page).locator('a[href^="mailto:"]'), 'at 320 × 568')
  await expect(page.getByLabel('CUPS', { exact: true })).toBeFocused()
})

/** Runs in the page: every word that is broken over two lines, cut by a box that does not scroll, or outside of its button or the screen. */
function findSpoiltWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const spoilt: string[] = []
  while (walker.nextNode()) {
    const { parentElement: around, data } = walker.currentNode as Text
    if (!around?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const above: Element[] = []
    for (let each: Element | null = around; each; each = each.parentElement) above.push(each)
    const { left: start = 0, right: end = innerWidth } = around.closest('button')?.getBoundingClientRect() ?? {}
    // For screen readers only.
    if (above.some(each => getComputedStyle(each).clipPath !== 'none')) continue
    const cutting = above.filter(each => getComputedStyle(each).overflow === 'hidden')
    for (const { 0: word, index } of data.matchAll(/[^\s/\u200b-]+/g)) {
      const range = document.createRange()
      range.setStart(walker.currentNode, index)
      range.setEnd(walker.currentNode, index + word.length)
      const box = range.getBoundingClientRect()
      const isCut = cutting
        .map(each => each.getBoundingClientRect())
        .some(
          ({ left, right, top, bottom }) =>
            box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1,
        )
      const isBroken = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
      if (word.length < 20 && (isCut || isBroken || box.left < start || box.right > end))
        spoilt.push(`${word} in ${around.textContent}`)
    }
  }
  return spoilt
}

test('text spacing as in WCAG 1.4.12 breaks and cuts no word at 320, 390 and 1366 px', async ({ page }) => {
  const steps = stepIds.map(step => [step, () => openStep(page, step, step === 'supply' ? unknownSupply : {})] as const)
  // The price of a bill is longer than the fee that the bar shows without one.
  const withPrice = async () => {
    await goToSupply(page)
    await showInvoice(page, await photoOfCode(page))
    await expect(page.getByRole('complementary').getByRole('button', { name: /≈/ })).toBeVisible()
  }
  await page.setViewportSize({ width: 390, height: 800 })
  for (const [state, open] of [...steps, ['price', withPrice] as const]) {
    await open()
    await page.evaluate(() => {
      const spacing = new CSSStyleSheet()
      spacing.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      )
      document.adoptedStyleSheets = [spacing]
    })
    for (const width of [320, 390, 1366]) {
      await page.setViewportSize({ width, height: 800 })
      await expectAnswered(page)
      expect(await page.evaluate(findSpoiltWords), `${state} at ${width} px`).toEqual([])
    }
  }
})
