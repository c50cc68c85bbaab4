import type { Page } from '@playwright/test'
import { fixedSample } from '#tests/support/fixed-sample.ts'
import {
  blankPhoto,
  expectCups,
  expectKeptPowers,
  expectRead,
  foundSupply,
  goToSupply,
  openFields,
  showInvoice,
  uploadsOf,
} from './support/supply.ts'
import { expect, test } from './support/test.ts'

/** What the code of these invoices says about a supply point the register knows. */
async function expectFilledByCode(page: Page) {
  await openFields(page)
  await expect(page.getByLabel('CUPS', { exact: true })).toHaveValue(/^ES 0021 0000 0000 0124/)
  await expect(page.getByLabel('C.P.')).toHaveValue('28013')
  await expectKeptPowers(page, { punta: '3,45', valle: '3,45' })
  const solar = page.getByRole('group', { name: /placas solares/ })
  await expect(solar.getByRole('radio', { name: 'Sí' })).toBeChecked()
}

const legible = {
  'code-drawn.pdf': 'the drawing of a PDF, beside another code',
  'code-in-digits.pdf': 'the drawing of a PDF that is packed in another way',
  'code-link.pdf': 'a link of a PDF',
  'code-scanned.pdf': 'a scanned page',
  'photo-turned.jpg': 'a photo lying on its side, beside another code',
  'photo-exif.jpg': 'a photo whose EXIF data turn it',
}

for (const [file, where] of fixedSample(Object.entries(legible), 2)) {
  test(`the code in ${where} fills the step on the device; nothing is uploaded or opened`, async ({
    page,
    context,
  }) => {
    await goToSupply(page)
    const uploads = uploadsOf(page)
    await showInvoice(page, file)
    await expectRead(page, /Leída en tu dispositivo: el CUPS y el código postal/)
    await expect(foundSupply(page)).toBeVisible()
    await expectFilledByCode(page)
    // The register knew the rest, and every field that was read asks to be checked.
    await expect(page.getByLabel('Calle')).toHaveValue('Calle del Olmo Blanco')
    expect(uploads).toEqual([])
    expect(context.pages()).toHaveLength(1)
  })
}

test('of several photos, the one with the code is enough', async ({ page }) => {
  await goToSupply(page)
  const uploads = uploadsOf(page)
  await showInvoice(page, blankPhoto, 'photo-turned.jpg', blankPhoto)
  await expectRead(page, /Leída en tu dispositivo/)
  await expectFilledByCode(page)
  expect(uploads).toEqual([])
})

test("another company's code is no help: the API reads the text", async ({ page }) => {
  await goToSupply(page)
  const uploads = uploadsOf(page)
  await showInvoice(page, 'other-code.pdf')
  await expectRead(page, /Hemos leído el CUPS/)
  expect(uploads).toHaveLength(1)
  await expectCups(page, '0124')
})

test('what neither the code nor the register knows is asked of the API', async ({ page }) => {
  await goToSupply(page)
  const uploads = uploadsOf(page)
  await showInvoice(page, 'code-unknown-point.pdf')
  await expectRead(page, /Hemos leído .*la dirección/)
  expect(uploads).toHaveLength(1)
  await expect(page.getByLabel('CUPS', { exact: true })).toHaveValue(/^ES 0021 0000 0000 0141/)
  await expect(page.getByLabel('Localidad')).not.toHaveValue('')
})

test.describe('with the API down', () => {
  test.use({ expectedErrors: [/Failed to load resource|wasm/] })

  test('what the code filled stays, and its CUPS is validated', async ({ page }) => {
    await page.route('**/api/v3/users/pdf', route => route.fulfill({ status: 500 }))
    await goToSupply(page)
    await showInvoice(page, 'code-unknown-point.pdf')
    await expect(page.getByText(/No tenemos los datos de este suministro/).first()).toBeVisible()
    await expect(page.getByLabel('CUPS', { exact: true })).toHaveValue(/^ES 0021 0000 0000 0141/)
    await expect(page.getByText(/Mantienes tu potencia: \d/)).toBeVisible()
    await expect(page.getByText('Error leyendo el PDF')).toHaveCount(0)
  })

  test('a reader that cannot be fetched is not missed: the API reads', async ({ page }) => {
    await page.route(/\.wasm$|read-photos|read-pdf/, route => route.abort())
    await goToSupply(page)
    await showInvoice(page, 'code-drawn.pdf')
    await expectRead(page, /Hemos leído el CUPS/)
    await expectCups(page, '0124')
  })
})

test('a reading can be stopped, and another file chosen', async ({ page }) => {
  await goToSupply(page)
  await page.route(/\.wasm$/, () => undefined)
  await showInvoice(page, 'photo-turned.jpg')
  await expectRead(page, /Buscando el código QR de tu factura/)
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByLabel('CUPS', { exact: true })).toHaveValue('')
  await page.unroute(/\.wasm$/)
  await showInvoice(page, 'code-link.pdf')
  await expectRead(page, /Leída en tu dispositivo/)
})
