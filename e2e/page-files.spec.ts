import type { Page } from '@playwright/test'
import { openStep } from './support/open-step.ts'
import { blankPhoto, fixture, foundSupply, goToSupply, type MadeUpFile } from './support/supply.ts'
import { expect, test } from './support/test.ts'

const bill = () => fixture('endesa.pdf')
const withoutName: MadeUpFile = { name: 'documento', mimeType: '', buffer: Buffer.from('%PDF-1.7') }

/** Drops files or a text at this element, as a person does; false if the browser would open them. */
function drop(page: Page, selector: string, files: readonly MadeUpFile[], text = '') {
  return send(page, 'drop', selector, files, text)
}

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

const found = (page: Page) => expect(foundSupply(page)).toBeVisible()

test('a bill that is dropped anywhere on the step, or pasted, is read', async ({ page }) => {
  for (const at of ['h1, h2 >> nth=0', '#field-cups', 'body']) {
    await goToSupply(page)
    expect(await drop(page, at, [await bill()])).toBe(true)
    await found(page)
  }
  await goToSupply(page)
  await page.locator('#field-cups').focus()
  expect(await send(page, 'paste', '#field-cups', [await bill()])).toBe(true)
  await found(page)
})

test('a text is pasted into its field as text', async ({ page }) => {
  await goToSupply(page)
  expect(await send(page, 'paste', '#field-cups', [blankPhoto], 'ES0021000000000123FM')).toBe(false)
  expect(await drop(page, '#field-cups', [], 'ES0021000000000123FM')).toBe(false)
  await expect(page.getByText('mesa.png')).toBeHidden()
})

test('what cannot be a bill gets a sentence, and the next file is read', async ({ page }) => {
  await goToSupply(page)
  await drop(page, 'body', [], 'factura')
  await expect(page.getByText('Eso no es un archivo.')).toBeVisible()
  await drop(page, 'body', [{ ...withoutName, buffer: Buffer.from('') }])
  await expect(page.getByText('El archivo está vacío.')).toBeVisible()
  await drop(page, 'body', [{ ...(await bill()), buffer: Buffer.from('<html>') }])
  await expect(page.getByText('Formato de archivo no soportado.')).toBeVisible()
  await drop(page, 'body', [await bill(), await bill()])
  await expect(page.getByText('Sube un solo PDF')).toBeVisible()
  await page.evaluate(() => {
    Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
  })
  await drop(page, 'body', [await bill()])
  await expect(page.getByText('descárgalo antes a tu dispositivo')).toBeVisible()
  await goToSupply(page)
  await drop(page, 'body', [{ ...(await bill()), name: 'documento', mimeType: '' }])
  await found(page)
})

test('a file that is dropped elsewhere does not replace the page', async ({ page }) => {
  await openStep(page, 'bank')
  expect(await drop(page, '#field-iban', [await bill()])).toBe(true)
  expect(await drop(page, 'body', [], 'https://otra.example')).toBe(true)
  await page.goto('/check-email')
  await expect(page.getByRole('heading').first()).toBeVisible()
  expect(await drop(page, 'body', [await bill()])).toBe(true)
})
