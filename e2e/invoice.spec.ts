import type { Page } from '@playwright/test'
import { openStep } from './support/open-step.ts'
import {
  blankPhoto,
  expectCups,
  expectRead,
  fixture,
  foundSupply,
  goToSupply,
  type MadeUpFile,
  openFields,
  showInvoice,
  uploadsOf,
} from './support/supply.ts'
import { expect, test } from './support/test.ts'

const cupsOf = (page: Page) => page.getByLabel('CUPS', { exact: true })

const legible = {
  'the drawing of a PDF, beside another code': ['code-drawn.pdf'],
  'a scanned page': ['code-scanned.pdf'],
  'a photo whose EXIF data turn it': ['photo-exif.jpg'],
  'one of several photos, lying on its side': [blankPhoto, 'photo-turned.jpg', blankPhoto],
}

for (const [where, files] of Object.entries(legible))
  test(`the code in ${where} fills the step on the device; nothing is uploaded or opened`, async ({
    page,
    context,
  }) => {
    await goToSupply(page)
    const uploads = uploadsOf(page)
    await showInvoice(page, ...files)
    await expectRead(page, /Hemos leído el CUPS y el código postal, sin que tu factura salga de tu dispositivo/)
    await openFields(page)
    await expect(cupsOf(page)).toHaveValue(/^ES 0021 0000 0000 0124/)
    await expect(page.getByLabel('C.P.')).toHaveValue('28013')
    await expect(page.getByText(/Mantienes tu potencia: 3,45\skW en punta y valle\. Si quieres/)).toBeVisible()
    const solar = page.getByRole('group', { name: /placas solares/ })
    await expect(solar.getByRole('radio', { name: 'Sí' })).toBeChecked()
    // The register knows the rest.
    await expect(page.getByLabel('Calle')).toHaveValue('Calle del Olmo Blanco')
    expect(uploads).toEqual([])
    expect(context.pages()).toHaveLength(1)
  })

test.describe('when something fails', () => {
  test.use({ expectedErrors: [/Failed to load resource|wasm/] })

  test('a reader that cannot be fetched is not missed: the API reads', async ({ page }) => {
    await page.route(/\.wasm$|read-photos|read-pdf/, route => route.abort())
    await goToSupply(page)
    await showInvoice(page, 'code-drawn.pdf')
    await expectRead(page, /Hemos leído el CUPS/)
    await expectCups(page, '0124')
  })

  /** Which file, what is said of it, and how often it is sent: only what the device cannot judge is worth that. */
  const failures: Record<string, [(string | MadeUpFile)[], string, number]> = {
    'a PDF with a password': [
      ['locked.pdf'],
      'Este PDF pide una contraseña y no podemos abrirlo. Sube una copia sin contraseña o una foto.',
      0,
    ],
    'a photo that is broken': [
      [file('foto.jpg', 'image/jpeg', Buffer.from([0xff, 0xd8, 0xff]))],
      'Error procesando las imágenes. Puede que estén dañadas: haz otra foto o sube el PDF.',
      0,
    ],
  }

  test('what only the device can judge is refused in its own words, and the next file is read §8.11 §8.12', async ({
    page,
  }) => {
    await goToSupply(page)
    const sent = uploadsOf(page)
    for (const [what, [files, says, uploads]] of Object.entries(failures))
      await test.step(what, async () => {
        const before = sent.length
        await showInvoice(page, ...files)
        await expect(page.getByText(says)).toBeVisible()
        expect(sent.length - before).toBe(uploads)
        await expect(cupsOf(page)).toHaveValue('')
      })
    await showInvoice(page, 'code-link.pdf')
    await expectCups(page, '0021 0000')
    await expect(page.getByText('Error leyendo el PDF.')).toHaveCount(0)
  })
})

/** Drops or pastes files, or a text; false if the browser would open them. */
async function send(page: Page, kind: 'drop' | 'paste', selector: string, files: readonly MadeUpFile[], text = '') {
  const contents = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, content: buffer.toString('base64') }))
  return page.locator(selector).evaluate(
    (target, [type, parts, words]) => {
      const data = new DataTransfer()
      for (const { name, mimeType, content } of parts) {
        const bytes = Uint8Array.from(atob(content), character => character.charCodeAt(0))
        data.items.add(new File([bytes], name, { type: mimeType }))
      }
      if (words) data.setData('text/plain', words)
      const options = { bubbles: true, cancelable: true }
      const event =
        type === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data })
      return !target.dispatchEvent(event)
    },
    [kind, contents, text] as const,
  )
}

test('a bill that is dropped or pasted anywhere on the step is read, and a text goes into its field', async ({
  page,
}) => {
  const bill = await fixture('code-link.pdf')
  for (const [kind, at, given] of [
    ['drop', 'body', bill],
    ['drop', '#field-cups', { ...bill, name: 'documento', mimeType: '' }],
    ['paste', '#field-cups', bill],
  ] as const) {
    await goToSupply(page)
    expect(await send(page, kind, at, [given])).toBe(true)
    await expect(foundSupply(page)).toBeVisible()
  }
  await goToSupply(page)
  expect(await send(page, 'paste', '#field-cups', [blankPhoto], 'ES0021000000000123FM')).toBe(false)
  expect(await send(page, 'drop', '#field-cups', [], 'ES0021000000000123FM')).toBe(false)
  await expect(page.getByText('mesa.png')).toBeHidden()
  await send(page, 'drop', 'body', [], 'factura')
  await expect(page.getByText('Eso no es un archivo.')).toBeVisible()
  await page.evaluate(() => {
    Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
  })
  await send(page, 'drop', 'body', [bill])
  await expect(page.getByText('descárgalo antes a tu dispositivo')).toBeVisible()
})

test('a file that is dropped elsewhere does not replace the page', async ({ page }) => {
  const bill = await fixture('endesa.pdf')
  await openStep(page, 'bank')
  expect(await send(page, 'drop', '#field-iban', [bill])).toBe(true)
  expect(await send(page, 'drop', 'body', [], 'https://otra.example')).toBe(true)
  await page.goto('/check-email')
  await expect(page.getByRole('heading').first()).toBeVisible()
  expect(await send(page, 'drop', 'body', [bill])).toBe(true)
})

function file(name: string, mimeType: string, buffer: Buffer | string): MadeUpFile {
  return { name, mimeType, buffer: Buffer.from(buffer) }
}
