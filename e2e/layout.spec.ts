import type { Locator, Page } from '@playwright/test'
import { expectInSight } from './support/in-sight.ts'
import { noSupply, openCard, openStep, stepIds, unknownSupply } from './support/open-step.ts'
import { countPaintedWords, findTextsOverTexts } from './support/painted-texts.ts'
import { ana } from './support/people.ts'
import { fillAccount } from './support/sign-up.ts'
import { goToSupply } from './support/supply.ts'
import { expect, test } from './support/test.ts'

async function height(locator: Locator) {
  return Math.round((await locator.boundingBox())?.height ?? 0)
}

const edge = (locator: Locator) => locator.evaluate(element => getComputedStyle(element).borderTopColor)
const next = (page: Page) => page.getByRole('button', { name: 'Siguiente' })

test('the wizard is at most 900 px wide and 2000 px high, and nothing of it is cut §2.25', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/')
  const main = page.getByRole('main')
  const box = await main.boundingBox()
  expect(box?.width).toBeLessThanOrEqual(900)
  expect(box?.width).toBeGreaterThan(600)
  await expect(main).toHaveCSS('max-height', '2000px')
  await expect(main).toHaveCSS('overflow-y', 'visible')
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
    const { top, bottom, isSeen } = await next(page).evaluate(button => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      const at = document.elementFromPoint((left + right) / 2, bottom - 2)
      return { top, bottom, isSeen: button.contains(at) }
    })
    console.log(`Siguiente at ${width} × ${height}: ${Math.round(top)}–${Math.round(bottom)}`)
    expect([isSeen, bottom <= height], `at ${width} × ${height}`).toEqual([true, true])
  }
})

test('each step has few words and is short on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const states = [
    ['account', { sso: false, email: '', phoneNumber: '', terms: false, marketing: false }, 85, 760],
    ['holder', { name: '', surname: '', document: '', changeOfHolder: undefined }, 55, 860],
    ['supply', noSupply, 75, 860],
    ['bank', { iban: '' }, 220, 1500],
  ] as const
  for (const [step, values, mostWords, mostHeight] of states) {
    await openStep(page, step, values)
    const words = await openCard(page).locator('form').evaluate(countPaintedWords)
    const high = await openCard(page)
      .locator('form')
      .evaluate(form => Math.round(form.getBoundingClientRect().height))
    console.log(`${step}: ${words} words, ${high} px`)
    expect(words, step).toBeLessThanOrEqual(mostWords)
    expect(high, step).toBeLessThanOrEqual(mostHeight)
  }
})

test('the longest step is within the 2000 px, and the page alone scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openStep(page, 'supply', unknownSupply)
  await openCard(page).locator('button[type=submit]').press('Enter')
  await expect(openCard(page).locator('a[href^="#field-"]').first()).toBeVisible()
  const main = page.getByRole('main')
  expect(await main.evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThanOrEqual(2000)
  const scrollers = await main.evaluate(
    root =>
      [...root.querySelectorAll('*')].filter(
        each => /auto|scroll/.test(getComputedStyle(each).overflowY) && each.scrollHeight > each.clientHeight,
      ).length,
  )
  expect(scrollers).toBe(0)
})

for (const width of [390, 768])
  test(`on a screen of ${width} px no text is printed over another after Editar`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const step of stepIds) {
      await openStep(page, step, {}, { reached: 'bank' })
      await expect(page.getByRole('complementary').getByRole('button').first()).toBeVisible()
      for (const share of [0, 0.5, 1]) {
        await page.evaluate(part => window.scrollTo(0, part * document.documentElement.scrollHeight), share)
        expect(await page.evaluate(findTextsOverTexts), `${step}, ${share * 100} % down`).toEqual([])
      }
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
  const grey = await edge(phone)
  await phone.fill('612')
  await phone.blur()
  await expect(page.getByText('Número demasiado corto.').first()).toBeVisible()
  await expect.poll(() => edge(phone)).not.toBe(grey)
  const red = await edge(phone)
  await phone.fill('612345678')
  await phone.blur()
  await expect.poll(() => edge(phone)).not.toBe(red)
  const green = await edge(phone)
  expect(new Set([grey, red, green]).size).toBe(3)
})

for (const width of [360, 1440]) {
  test(`at ${width} px the leave dialog is 300 to 600 px wide §9.8`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    await fillAccount(page, ana)
    await page.getByRole('button', { name: 'Cerrar' }).first().click()
    await page.setViewportSize({ width, height: 900 })
    const dialog = page.getByRole('dialog', { name: '¿Seguro que quieres salir?' })
    await expect(dialog).toBeVisible()
    const box = await dialog.boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(300)
    expect(box?.width).toBeLessThanOrEqual(600)
  })
}

test('every route of the specification has its page §2.1', async ({ page }) => {
  const results = {
    '/check-email': /Confirma tu registro/,
    '/contract-confirmed': 'Contratación exitosa.',
    '/contract-cancelled': /cancel/i,
    '/iban-confirmed': /cuenta|IBAN/,
    '/iban-cancelled': /cancel/i,
    '/user-confirmed': /confirmad/,
    '/continue-in-app': /app/,
  }
  for (const [path, heading] of Object.entries(results)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
})

for (const cups of ['ES0021000000000143PW', 'ES0021000000000142PR'])
  test(`beside ${cups}, which cannot be supplied, whom to ask is in sight after Validar`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await goToSupply(page)
    await page.getByLabel('CUPS', { exact: true }).fill(cups)
    await page.getByRole('button', { name: 'Validar' }).click()
    await expectInSight(openCard(page).locator('a[href^="tel:"]'), 'at 320 × 568')
    await expectInSight(openCard(page).locator('a[href^="mailto:"]'), 'at 320 × 568')
    await expect(page.getByLabel('CUPS', { exact: true })).toBeFocused()
  })
