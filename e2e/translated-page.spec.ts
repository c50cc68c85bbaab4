import type { Page } from '@playwright/test'
import { openStep } from './support/open-step.ts'
import { ana } from './support/people.ts'
import {
  answer,
  expectStep,
  fillAccount,
  fillBank,
  fillHolder,
  fillSupplyByCups,
  fillSupplyFromInvoice,
} from './support/sign-up.ts'
import { foundSupply, showInvoice } from './support/supply.ts'
import { expect, visitTest as test } from './support/test.ts'

/**
 * Replaces every text node by <font><font>…</font></font> as soon as it appears or changes, as the translation of Chrome does; here the
 * words stay. Runs in the page. React sets the words of an element that holds nothing else by `textContent`, which also replaces what
 * a translator put there; a text beside others it edits by its own text node, and the old words stay or React breaks. Both are
 * written to the console, where they fail the test.
 */
function translate() {
  const texts = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (walker.nextNode()) found.push(walker.currentNode as Text)
    return found
  }
  function wrap(text: Text) {
    const parent = text.parentElement
    if (!parent || parent.closest('font, script, style, svg, iframe') || !text.data.trim()) return
    if (parent.childNodes.length > 1) console.error(`A text beside others: “${text.data}” in “${parent.textContent}”`)
    const font = document.createElement('font')
    font.append(document.createElement('font'))
    font.firstElementChild?.append(text.data)
    text.replaceWith(font)
  }
  const { set } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {}
  Object.defineProperty(Node.prototype, 'nodeValue', {
    set(this: Node, value: string) {
      console.error(`A text edited in its place: “${this.textContent}” to “${value}”`)
      set?.call(this, value)
    },
  })
  new MutationObserver(records => {
    for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) texts(node).forEach(wrap)
  }).observe(document, { childList: true, characterData: true, subtree: true })
  texts(document.body).forEach(wrap)
}

// The register of streets does not know every address on the way, if it is asked in time.
test.use({ expectedErrors: [/status of 422/] })

/** Presses the button even where it looks unavailable. */
const next = (page: Page, name = 'Siguiente') => page.getByRole('button', { name }).press('Enter')

async function switchLanguages(page: Page) {
  for (const [name, lang] of [
    ['English', 'en-GB'],
    ['Español', 'es-ES'],
  ] as const) {
    await page.getByRole('button', { name }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
  }
}

async function openAndClose(page: Page, role: 'button' | 'link', name: string) {
  await page.getByRole(role, { name }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()
}

test('a sign-up in a translated page shows no stale text and never breaks', async ({ page }) => {
  await page.goto('/')
  await next(page)
  // React has taken the whole page over by then.
  await switchLanguages(page)
  await page.evaluate(translate)
  await page.getByLabel('Correo electrónico').fill('ana@gmial.com')
  await page.getByLabel('Contraseña', { exact: true }).fill('abc')
  await page.getByRole('button', { name: 'Usar ana@gmail.com' }).click()
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click()
  await page.getByLabel('Móvil', { exact: true }).fill('912345678')
  await next(page)
  await openAndClose(page, 'link', 'política de privacidad')
  await page.getByRole('button', { name: /^País/ }).click()
  for (const typed of ['fran', 'zz']) await page.getByRole('combobox', { name: 'país' }).fill(typed)
  await page.keyboard.press('Escape')
  await fillAccount(page, ana)
  await next(page)

  await expectStep(page, 'Datos del titular')
  await next(page)
  await page.getByRole('radio', { name: 'Empresa' }).check()
  await page.getByLabel('CIF', { exact: true }).fill('B00000001')
  await next(page)
  await switchLanguages(page)
  await page.getByRole('radio', { name: 'Particular' }).check()
  await fillHolder(page, ana)
  await next(page)

  await expectStep(page, 'Datos del suministro')
  await openAndClose(page, 'button', '¿Dónde encuentro mi CUPS?')
  await next(page)
  const cups = page.getByLabel('CUPS', { exact: true })
  for (const typed of ['ES0021000000000123FM', 'ES0021000000000123FX', 'ES0021000000000141PT']) {
    await cups.fill(typed)
    await page.getByRole('button', { name: 'Validar' }).click()
    await expect(page.getByRole('button', { name: /^Valida/ })).not.toHaveAttribute('aria-busy')
  }
  await switchLanguages(page)
  await page.getByLabel('C.P.').fill('28013')
  await answer(page, '¿Tienes luz en este momento?', 'No')
  await page.getByLabel('Potencia punta').selectOption('4.6')
  await showInvoice(page, 'endesa.pdf')
  await expect(page.getByText(/^Esta factura es de otro suministro/)).toBeVisible()
  await page.getByRole('button', { name: 'El de la factura' }).click()
  await expect(foundSupply(page)).toBeVisible()
  await switchLanguages(page)
  await page.getByRole('button', { name: 'Corregir' }).click()
  await page.getByRole('button', { name: 'Quitar' }).click()
  await cups.fill('')
  await fillSupplyFromInvoice(page, 'endesa')
  await next(page)

  await expectStep(page, 'Cuenta bancaria')
  await openAndClose(page, 'link', 'mandato SEPA')
  await page.getByLabel('IBAN', { exact: true }).fill('ES9121000418450200051333')
  await next(page, 'Contratar')
  await fillBank(page, ana)
  await next(page, 'Contratar')
  await expect(page).toHaveURL(/\/thank-you/)
  await switchLanguages(page)
})

/** Puts each button into a wrapper as soon as it appears, as extensions do that add something beside it. Runs in the page. */
function wrapButtons() {
  const wrap = () => {
    for (const button of document.querySelectorAll('#root button:not([data-wrapped])')) {
      const wrapper = document.createElement('span')
      button.setAttribute('data-wrapped', '')
      button.replaceWith(wrapper)
      wrapper.append(button)
    }
  }
  new MutationObserver(wrap).observe(document, { childList: true, subtree: true })
  wrap()
}

test('a sign-up in a page whose buttons an extension has wrapped never breaks', async ({ page }) => {
  await openStep(page, 'account', {}, { reached: 'supply' })
  await page.evaluate(wrapButtons)
  await next(page)
  await expectStep(page, 'Datos del suministro')
  await fillSupplyByCups(page)
  await switchLanguages(page)
  await next(page)
  await expectStep(page, 'Cuenta bancaria')
  await fillBank(page, ana)
  await next(page, 'Contratar')
  await expect(page).toHaveURL(/\/thank-you/)
})

test('a result page that is translated follows the language', async ({ page }) => {
  for (const address of ['/check-email', '/contract-confirmed']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    // The foot comes last.
    await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeVisible()
    await page.evaluate(translate)
    const before = await page.locator('#root').innerText()
    await switchLanguages(page)
    await expect(page.locator('#root')).toHaveText(before, { useInnerText: true })
  }
})
