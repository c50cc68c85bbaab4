import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createMockClient } from '#mock/client/mock-client.ts'
import { ana } from './support/people.ts'
import {
  answer,
  expectStep,
  fillAccount,
  fillBank,
  fillHolder,
  fillSupplyFromInvoice,
  invoicePath,
} from './support/sign-up.ts'
import { foundSupply } from './support/supply.ts'
import { expect, test } from './support/test.ts'
import { saidTexts, translate } from './support/translator.ts'

/** Presses the button even where it looks unavailable. */
const next = (page: Page, name = 'Siguiente') => page.getByRole('button', { name }).press('Enter')

/** A page of each kind: one is translated, the other tells what it has to say. */
type Pages = readonly [translated: Page, original: Page]

// React sets the words of an element that holds nothing else by `textContent`, which also replaces what a translator put there. A text
// beside others it edits, removes and inserts before by its own text node: only those break, so no element may hold one.
test('a sign-up in a translated page shows no stale text and never breaks', async ({ page, browser, baseURL }) => {
  const other = await browser.newContext()
  await other.addCookies([createMockClient(baseURL ?? '', randomUUID()).cookie])
  const pages: Pages = [page, await other.newPage()]
  /** Does the same in both pages, which then say the same. */
  const both = async (act: (page: Page) => Promise<unknown>) => {
    await Promise.all(pages.map(act))
    await expectSame(pages)
  }
  const switchLanguages = async () => {
    await both(page => page.getByRole('button', { name: 'English' }).click())
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
    await both(page => page.getByRole('button', { name: 'Español' }).click())
  }
  const openAndClose = async (role: 'button' | 'link', name: string) => {
    await both(page => page.getByRole(role, { name }).first().click())
    await both(page => page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click())
  }

  await both(page => page.goto('/'))
  await both(page => next(page))
  await switchLanguages()
  // React has taken the whole page over by now.
  await page.evaluate(translate)
  await both(page => page.getByLabel('Correo electrónico').fill('ana@gmial.com'))
  await both(page => page.getByLabel('Contraseña', { exact: true }).fill('abc'))
  await both(page => page.getByRole('button', { name: 'Usar ana@gmail.com' }).click())
  await both(page => page.getByRole('button', { name: 'Mostrar contraseña' }).click())
  await both(page => page.getByLabel('Móvil', { exact: true }).fill('912345678'))
  await both(page => next(page))
  await openAndClose('link', 'política de privacidad')
  await both(page => page.getByRole('button', { name: /^País/ }).click())
  await both(page => page.getByRole('combobox', { name: 'país' }).fill('fran'))
  await both(page => page.getByRole('combobox', { name: 'país' }).fill('zz'))
  await both(page => page.keyboard.press('Escape'))
  await switchLanguages()
  await both(page => fillAccount(page, ana))
  await both(page => next(page))

  await both(page => expectStep(page, 'Datos del titular'))
  await both(page => next(page))
  await both(page => page.getByRole('radio', { name: 'Empresa' }).check())
  await both(page => page.getByLabel('CIF', { exact: true }).fill('B00000001'))
  await both(page => next(page))
  await switchLanguages()
  await both(page => page.getByRole('radio', { name: 'Particular' }).check())
  await both(page => page.getByLabel('DNI/NIE').fill('00000000A'))
  await both(page => next(page))
  await both(page => fillHolder(page, ana))
  await both(page => page.getByRole('button', { name: 'Editar' }).first().click())
  await both(page => next(page))
  await both(page => next(page))

  await both(page => expectStep(page, 'Datos del suministro'))
  await openAndClose('button', '¿Dónde encuentro mi CUPS?')
  await both(page => next(page))
  const cups = (page: Page) => page.getByLabel('CUPS', { exact: true })
  const validate = (typed: string) =>
    both(async page => {
      await cups(page).fill(typed)
      await page.getByRole('button', { name: 'Validar' }).click()
      await expect(page.getByRole('button', { name: /^Valida/ })).not.toHaveAttribute('aria-busy')
    })
  await validate('ES0021000000000123FM')
  await switchLanguages()
  await both(page => cups(page).press('Backspace'))
  await validate('ES0021000000000123FX')
  await validate('ES0021000000000141PT')
  await both(page => page.getByLabel('C.P.').fill('28013'))
  await both(page => answer(page, '¿Tienes luz en este momento?', 'No'))
  await both(page => page.getByLabel('Potencia punta').selectOption('4.6'))
  await switchLanguages()
  await both(page => page.locator('form input[type=file]').first().setInputFiles(invoicePath('endesa')))
  await both(page => expect(page.getByText(/^Esta factura es de otro suministro/)).toBeVisible())
  await switchLanguages()
  await both(page => page.getByRole('button', { name: 'El de la factura' }).click())
  await both(page => expect(foundSupply(page)).toBeVisible())
  await switchLanguages()
  await both(page => page.getByRole('button', { name: 'Corregir' }).click())
  await both(page => page.getByRole('button', { name: 'Quitar' }).click())
  await switchLanguages()
  await both(page => cups(page).fill(''))
  await both(page => fillSupplyFromInvoice(page, 'endesa'))
  await both(page => next(page))

  await both(page => expectStep(page, 'Cuenta bancaria'))
  await openAndClose('button', '¿Para qué necesitamos tu IBAN?')
  await openAndClose('link', 'mandato SEPA')
  await both(page => page.getByLabel('IBAN', { exact: true }).fill('ES9121000418450200051333'))
  await both(page => next(page, 'Contratar'))
  await switchLanguages()
  await both(page => fillBank(page, ana))
  await both(page => next(page, 'Contratar'))
  await both(page => expect(page).toHaveURL(/\/thank-you/))
  await switchLanguages()
  await other.close()
})

const resultPages = [
  '/check-email',
  '/user-confirmed',
  '/continue-in-app',
  '/contract-confirmed?device=0',
  '/iban-cancelled',
]

for (const address of resultPages) {
  test(`${address} in a translated page follows the language`, async ({ page, context }) => {
    const pages: Pages = [page, await context.newPage()]
    await Promise.all(pages.map(page => page.goto(address)))
    await page.evaluate(translate)
    for (const [name, lang] of [
      ['English', 'en-GB'],
      ['Español', 'es-ES'],
    ] as const) {
      for (const page of pages) await page.getByRole('button', { name }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expectSame(pages)
    }
  })
}

async function expectSame([translated, original]: Pages) {
  await expect(async () => {
    expect(await translated.evaluate(saidTexts)).toEqual(await original.evaluate(saidTexts))
  }).toPass({ timeout: 20_000 })
}
