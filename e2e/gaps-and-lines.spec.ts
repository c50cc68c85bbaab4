import type { Locator } from '@playwright/test'
import { noSupply, openCard, openStep } from './support/open-step.ts'
import { pdfWithCodes } from './support/pdf-with-codes.ts'
import { blankPhoto, showInvoice, twoHomes } from './support/supply.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 360, height: 640 } })

const code =
  'https://comparador.cnmc.gob.es/comparador/QRE?cp=08902&pP1=4.6&pP2=4.6&caP1=1000&caP2=800&caP3=1200&iniA=2025-08-05&tc=E0&tf=N&imp=76.40' +
  '&cfP1=100&cfP2=70&cfP3=110&iniF=2026-07-03&finF=2026-08-04&impSA=0&cups=ES0031000000000302RS1P'

test('an open estimate has room below its last words, and below its edge', async ({ page }) => {
  await openStep(page, 'supply', noSupply)
  await showInvoice(page, await pdfWithCodes(code))
  const estimate = page.getByRole('region', { name: 'Estimación con tu factura' })
  await estimate.getByText('Ver el cálculo').click()
  const words = estimate.getByText(/^El consumo y la potencia son los del código/)
  await expect.poll(() => gap(words, estimate), 'below the last words').toBeGreaterThanOrEqual(20)
  const label = page.getByText('CUPS', { exact: true }).first()
  await expect.poll(() => distance(estimate, label), 'above the next field').toBeGreaterThanOrEqual(24)
})

test('a heading stands away from the error above it', async ({ page }) => {
  await openStep(page, 'bank', { iban: '' })
  await openCard(page).locator('button[type=submit]').press('Enter')
  const iban = openCard(page).locator('[data-field]').getByText('Este campo es obligatorio').first()
  const offer = page.getByRole('heading', { name: 'Esto es lo que vas a contratar' })
  await expect.poll(() => distance(iban, offer)).toBeGreaterThan(20)
  await openStep(page, 'holder', { isCompany: true, companyName: '', cif: '' })
  await openCard(page).locator('button[type=submit]').press('Enter')
  const cif = openCard(page).locator('[data-field]').getByText('Este campo es obligatorio').nth(1)
  const signatory = page.getByRole('heading', { name: /La persona que firma/ })
  await expect.poll(() => distance(cif, signatory)).toBeGreaterThan(28)
})

test('of two addresses, a door stays beside its floor and a town beside its postal code', async ({ page }) => {
  await page.route('**/api/v3/users/pdf', route => route.fulfill({ json: twoHomes }))
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 740 })
    await openStep(page, 'supply', noSupply)
    await showInvoice(page, blankPhoto)
    for (const part of ['7.º D', '28013 Madrid', '1º izquierda', '28931 Móstoles'])
      expect(await linesOf(page.getByRole('button', { name: part }), part), `${part} at ${width} px`).toBe(1)
  }
})

test('in the panel on a phone, the name of a call is whole, and a pen stands beside the situation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openStep(page, 'supply')
  await expect(page.locator('[name=address_details] option').nth(1)).toBeAttached()
  await page.goto('/__mock/calls')
  const name = page.locator('.call .operation').filter({ hasText: 'listCadastralUnits' }).first()
  expect(await linesOf(name, 'listCadastralUnits')).toBe(1)
  await page.goto('/__mock/situation/registration-answer-lost?to=/__mock/editor')
  const link = page.getByRole('link', { name: 'registration-answer-lost' })
  const pen = page.locator('[data-active-situation] svg')
  expect(Math.abs(await gap(link, pen)), 'both end at about the same height').toBeLessThan(12)
})

/** From the lower edge of one to the upper edge of another, in px. */
async function distance(above: Locator, below: Locator): Promise<number> {
  const [one, other] = await boxesOf(above, below)
  return other.top - one.bottom
}

/** From the lower edge of one to the lower edge of another, in px. */
async function gap(inner: Locator, outer: Locator): Promise<number> {
  const [one, other] = await boxesOf(inner, outer)
  return other.bottom - one.bottom
}

/** Both in one look: between two looks the page may scroll. */
async function boxesOf(one: Locator, other: Locator) {
  await expect(one).toBeVisible()
  await expect(other).toBeVisible()
  const second = await other.elementHandle()
  return one.evaluate(
    (node, secondNode) => [node.getBoundingClientRect(), (secondNode as Element).getBoundingClientRect()] as const,
    second,
  )
}

/** On how many lines some words of an element stand. */
function linesOf(element: Locator, words: string): Promise<number> {
  return element.evaluate((node, text) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode } = texts
      const at = (currentNode.textContent ?? '').indexOf(text)
      if (at < 0) continue
      const range = document.createRange()
      range.setStart(currentNode, at)
      range.setEnd(currentNode, at + text.length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }
    return 0
  }, words)
}
