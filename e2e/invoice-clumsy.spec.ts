import type { Page, Route } from '@playwright/test'
import { openCard } from './support/open-step.ts'
import { pdfWithCodes } from './support/pdf-with-codes.ts'
import { expectKeptPowers, expectRead, goToSupply, showInvoice } from './support/supply.ts'
import { expect, test } from './support/test.ts'

const cupsOf = (page: Page) => page.getByLabel('CUPS', { exact: true })
const code = (members: string, host = 'comparador.cnmc.gob.es') => `https://${host}/comparador/QRE?${members}`
const known = 'cups=ES0021000000000124FY'
const unknown = 'cups=ES0021000000000141PT'
const refuse = (route: Route) => route.fulfill({ status: 400, json: { title: 'x', status: 400 } })

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

test.describe('of a PDF whose codes are pictures', () => {
  test.use({ expectedErrors: [/Failed to load resource.*400/] })

  test('what is certain is taken, whatever is wrong with the rest', async ({ page }) => {
    await page.route('**/api/v3/users/pdf', refuse)
    await goToSupply(page)
    const cups = cupsOf(page)

    await test.step('powers with a comma and a unit', async () => {
      await showInvoice(page, await pdfWithCodes(code(`cp=28013&pP1=5,75%20kW&pP2=3,300&${unknown}`)))
      await expect(cups).toHaveValue(/^ES 0021 0000 0000 0141/)
      await expectKeptPowers(page, { punta: '5,75', valle: '3,3' })
    })
    await test.step('no powers, beside a code that pays the invoice', async () => {
      await showInvoice(page, await pdfWithCodes('https://pagos.example/factura', code(`cp=28013&${unknown}`)))
      await expect(page.getByLabel('C.P.')).toHaveValue('28013')
      await expectKeptPowers(page)
      await expect(cups).toHaveValue(/^ES 0021 0000 0000 0141/)
    })
    await test.step('control letters of another number', async () => {
      await showInvoice(page, await pdfWithCodes(code('cp=08001&pP1=4.6&pP2=4.6&cups=ES0021000000000124XX')))
      await expect(page.getByLabel('C.P.')).toHaveValue('08001')
      await expect(cups).toHaveValue('')
    })
    const useless = {
      'two supplies': [code(`cp=28013&${known}`), code(`cp=28013&${unknown}`)],
      'the address of somebody else': [code(`cp=28013&${known}`, 'comparador.cnmc.gob.es.example')],
    }
    for (const [what, contents] of Object.entries(useless)) {
      await test.step(what, async () => {
        await showInvoice(page, await pdfWithCodes(...contents))
        await expect(page.getByText('Error leyendo el PDF. Prueba con el PDF original')).toBeVisible()
        await expect(cups).toHaveValue('')
      })
    }
  })
})

test('a file chosen twice is read once more, and removed with all that it filled', async ({ page }) => {
  await goToSupply(page)
  for (let time = 0; time < 2; time += 1) {
    await showInvoice(page, 'code-link.pdf')
    await showInvoice(page, 'code-link.pdf')
    await expectRead(page, /Leída en tu dispositivo: el CUPS/)
    await expect(cupsOf(page)).toHaveValue(/0124/)
    await page.getByRole('button', { name: 'Quitar' }).click()
    await expect(cupsOf(page)).toHaveValue('')
  }
})

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
  await expect(page.getByText(/Punto de suministro encontrado/).first()).toBeVisible()
  await expect(cupsOf(page)).toHaveValue(/^ES 0021 0000 0000 0124/)
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
    ['Dejar los míos', /0141/],
    ['Usar los de la factura', /0124/],
  ] as const) {
    await cups.fill('ES0021000000000141PT')
    await showInvoice(page, 'code-link.pdf')
    await expect(page.getByRole('button', { name: press })).toBeVisible()
    await expect(cups).toHaveValue(/0141/)
    await page.getByRole('button', { name: press }).click()
    await expect(cups).toHaveValue(kept)
    await expect(page.getByText(/Punto de suministro|No tenemos más datos/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Quitar' }).click()
  }
})
