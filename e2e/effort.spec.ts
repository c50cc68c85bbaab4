import type { Page } from '@playwright/test'
import { openCard } from './support/open-step.ts'
import { ana } from './support/people.ts'
import {
  expectStep,
  fillAccount,
  fillBank,
  fillHolder,
  fillSupplyByCups,
  fillSupplyFromInvoice,
  pressNext,
  walkToSupply,
} from './support/sign-up.ts'
import { foundSupply, goToSupply, photoOfCode } from './support/supply.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** Counts what a customer does on the page: taps on what is no text field, and fields that were typed into. */
async function countEffort(page: Page): Promise<() => Promise<{ taps: number; fields: number }>> {
  await page.addInitScript(() => {
    const effort = { taps: 0, fields: new Set<string>() }
    addEventListener('click', event => event.isTrusted && effort.taps++, true)
    addEventListener(
      'input',
      ({ target }) => {
        const isText = target instanceof HTMLInputElement && /^(text|email|password|tel)$/.test(target.type)
        if (isText) effort.fields.add(target.id)
      },
      true,
    )
    Object.assign(globalThis, { effort })
  })
  return () =>
    page.evaluate(() => {
      const { effort } = globalThis as unknown as { effort: { taps: number; fields: Set<string> } }
      return { taps: effort.taps, fields: effort.fields.size }
    })
}

/** The visible words of the open step and the height of its card, in px. */
async function sizeOf(page: Page, state: string) {
  const card = openCard(page)
  await expect(card.locator('form :is(input, select)').first()).toBeVisible()
  const { words, height } = await card.evaluate(card => {
    const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
    // What is only heard is 1 px wide.
    const isHeard = (each: Element | null): boolean =>
      each !== null && (each.clientWidth === 1 || isHeard(each.parentElement))
    let words = 0
    while (texts.nextNode()) {
      const { data, parentElement: parent } = texts.currentNode as Text
      const isSeen = parent?.checkVisibility() && !isHeard(parent) && !parent.matches('option')
      if (isSeen) words += data.match(/[\p{L}\d]\S*/gu)?.length ?? 0
    }
    return { words, height: Math.round(card.getBoundingClientRect().height) }
  })
  console.log(`${state.padEnd(24)} ${words} words, ${height} px`)
  return { words, height }
}

test('a sign-up with a bill takes 7 typed fields and 8 taps, and the read bill 80 words', async ({ page }) => {
  const effort = await countEffort(page)
  await page.goto('/')
  await sizeOf(page, '1 account')
  await fillAccount(page, ana)
  await pressNext(page)
  await expectStep(page, 'Datos del titular')
  await sizeOf(page, '2 holder')
  await fillHolder(page, ana)
  await pressNext(page)
  await expectStep(page, 'Datos del suministro')
  await sizeOf(page, '3 supply')
  await fillSupplyFromInvoice(page, 'endesa')
  await expect(openCard(page)).toContainText('El precio necesita su QR.')
  // The list of homes names this one more fully.
  await expect(openCard(page).getByText('12.º E')).toBeVisible()
  const confirmed = await sizeOf(page, '3 supply, bill read')
  expect(confirmed.words).toBeLessThanOrEqual(80)
  expect(confirmed.height).toBeLessThanOrEqual(900)
  await pressNext(page)
  await expectStep(page, 'Cuenta bancaria')
  await fillBank(page, ana)
  await sizeOf(page, '4 bank')
  await pressNext(page, 'Contratar')
  await expect(page).toHaveURL(/\/thank-you/)
  const { fields, taps } = await effort()
  console.log(`with a bill: ${fields} typed fields, ${taps} taps`)
  expect([fields, taps]).toEqual([7, 8])
})

test('by a known CUPS, the supply takes one typed field and three taps', async ({ page }) => {
  const effort = await countEffort(page)
  await goToSupply(page)
  await page.getByText('Escribe tu CUPS').tap()
  await fillSupplyByCups(page)
  await sizeOf(page, '3 supply, CUPS known')
  await pressNext(page)
  await expectStep(page, 'Cuenta bancaria')
  expect(await effort()).toEqual({ fields: 1, taps: 3 })
})

test('the price comes first, from the bill alone, and stays to the end', async ({ page }) => {
  const sent: string[] = []
  page.on('request', request => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  await page.goto('/')
  const offer = page.getByRole('complementary', { name: 'Nuestra oferta' })
  await offer.getByRole('button', { name: /3,90/ }).click()
  const atStart = sent.length
  await offer
    .locator('input[type=file]')
    .last()
    .setInputFiles(await photoOfCode(page))
  await expect(offer.getByRole('heading', { name: /^Ahorrarías unos/ })).toBeVisible()
  expect(
    sent.slice(atStart).filter(path => /pdf|cups/.test(path)),
    'nothing of the bill is sent',
  ).toEqual([])
  await offer.getByRole('button', { name: 'Seguir con el alta' }).click()
  const bar = offer.getByRole('button', { name: /menos\/año/ })
  await expect(bar).toContainText('≈')

  await walkToSupply(page, ana)
  await expect(foundSupply(page)).toBeVisible()
  await pressNext(page)
  await expectStep(page, 'Cuenta bancaria')
  await expect(page.getByRole('region', { name: 'Estimación con tu factura' }).first()).toContainText(/€\/\u200bmes/)
  await fillBank(page, ana)
  await pressNext(page, 'Contratar')
  await expect(page).toHaveURL(/\/thank-you/)
  await expect(page.getByText(/€\/\u200b?mes/).first()).toBeVisible()
})
