import type { Page } from '@playwright/test'
import { openCard } from './support/open-step.ts'
import { expectCups, expectRead, foundSupply, goToSupply, openFields, showInvoice } from './support/supply.ts'
import { expect, test } from './support/test.ts'

const cupsOf = (page: Page) => page.getByLabel('CUPS', { exact: true })

/** Lets the API answer about the invoice only when a test says so. Its answer is that of a whole invoice. */
async function holdApi(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const json = { cups: 'ES0021000000000123FM', street: 'Calle del Olmo Blanco', zipCode: '28013', p1: 9.2, p3: 9.2 }
  await page.route('**/api/v3/users/pdf', async route => {
    await released
    // Nobody may wait for it any more.
    await route.fulfill({ json }).catch(() => undefined)
  })
  return release
}

test('an answer that comes after Cancel, or after another file, changes nothing', async ({ page }) => {
  const release = await holdApi(page)
  await goToSupply(page)
  await showInvoice(page, 'other-code.pdf')
  await expectRead(page, /Leyendo tu factura/)
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await showInvoice(page, 'other-code.pdf')
  await expectRead(page, /Leyendo tu factura/)
  await showInvoice(page, 'code-link.pdf')
  await expectRead(page, /Leída en tu dispositivo: el CUPS/)
  release()
  await expect(foundSupply(page)).toBeVisible()
  await expectCups(page, '0124')
})

test('leaving the step ends the reading; coming back, another file is read', async ({ page }) => {
  const release = await holdApi(page)
  await goToSupply(page)
  await showInvoice(page, 'other-code.pdf')
  await expectRead(page, /Leyendo tu factura/)
  await page
    .getByRole('button', { name: /^Editar/ })
    .last()
    .click()
  await expect(openCard(page).getByRole('heading', { level: 2 })).toContainText(' 2 ')
  release()
  await openCard(page).getByRole('button', { name: 'Siguiente' }).click()
  await expect(cupsOf(page)).toHaveValue('')
  await expect(page.getByText('other-code.pdf')).toHaveCount(0)
  await showInvoice(page, 'code-link.pdf')
  await expectRead(page, /Leída en tu dispositivo: el CUPS/)
})

test('what the customer typed is kept until they say otherwise', async ({ page }) => {
  await goToSupply(page)
  const cups = cupsOf(page)
  for (const [press, kept] of [
    ['El que he escrito', /0141/],
    ['El de la factura', /0124/],
  ] as const) {
    await cups.fill('ES0021000000000141PT')
    await showInvoice(page, 'code-link.pdf')
    await expect(page.getByRole('button', { name: press })).toBeVisible()
    await expect(cups).toHaveValue(/0141/)
    await page.getByRole('button', { name: press }).click()
    if (press === 'El de la factura') await openFields(page)
    await expect(cups).toHaveValue(kept)
    await expect(page.getByText(/Punto de suministro|No tenemos los datos/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Quitar' }).click()
  }
})
