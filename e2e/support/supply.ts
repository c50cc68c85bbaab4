import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { QRCodeSVG } from 'qrcode.react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { noSupply, openStep } from './open-step.ts'

/** Opens the supply step as a reload does, with nothing answered in it yet. */
export const goToSupply = (page: Page) => openStep(page, 'supply', noSupply)

/** A file that a test makes up. */
export interface MadeUpFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A picture in which there is nothing to find. */
export const blankPhoto: MadeUpFile = {
  name: 'mesa.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAABAAAAAMCAYAAABr5z2BAAAABHNCSVQICAgIfAhkiAAAAAFzUkdCAK7OHOkAAAAbSURBVCiRYzyxY8F/BgoAEyWaRw0YNWDwGAAAooMDN5x79H8AAAAASUVORK5CYII=',
    'base64',
  ),
}

/** A photo of the code of a bill, with consumption and money. */
export async function photoOfCode(page: Page): Promise<MadeUpFile> {
  const value =
    'https://comparador.cnmc.gob.es/comparador/QRE?cp=08902&pP1=4.6&pP2=4.6&caP1=1000&caP2=800&caP3=1200&iniA=2025-08-05&tc=E0&tf=N' +
    '&imp=75&cfP1=100&cfP2=70&cfP3=110&iniF=2026-07-03&finF=2026-08-04&impSA=0&cups=ES0031000000000302RS1P'
  const paper = await page.context().newPage()
  await paper.setContent(renderToStaticMarkup(createElement(QRCodeSVG, { value, size: 600, marginSize: 4 })))
  const buffer = await paper.locator('svg').screenshot()
  await paper.close()
  return { name: 'factura.png', mimeType: 'image/png', buffer }
}

/** Chooses a file of e2e/fixtures/invoices by its name, or files made up by the test. */
export async function showInvoice(page: Page, ...files: (string | MadeUpFile)[]) {
  const chosen = files.map(file => (typeof file === 'string' ? fixture(file) : file))
  await page
    .locator('form input[type=file]')
    .first()
    .setInputFiles(await Promise.all(chosen))
}

/** A file of e2e/fixtures/invoices. */
export async function fixture(name: string): Promise<MadeUpFile> {
  const mimeType = name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg'
  return { name, mimeType, buffer: await readFile(join(import.meta.dirname, '..', 'fixtures', 'invoices', name)) }
}

/** The bodies of the uploads to the API so far, collected from now on. */
export function uploadsOf(page: Page): unknown[] {
  const uploads: unknown[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/v3/users/pdf')) uploads.push(request.postDataJSON())
  })
  return uploads
}

/** The CUPS that counts, in its field or on the card that asks whether it is the right one. */
export async function expectCups(page: Page, digits: string) {
  const shown = page.getByRole('region', { name: '¿Es tu suministro?' }).or(page.getByLabel('CUPS', { exact: true }))
  const read = () =>
    shown.first().evaluate(element => `${element.textContent}${'value' in element ? element.value : ''}`)
  await expect.poll(read).toContain(digits)
}

/** What shows that the register knows the supply: the card that asks whether it is the right one, or the sentence at the CUPS. */
export const foundSupply = (page: Page) =>
  page
    .getByRole('heading', { name: '¿Es tu suministro?' })
    .or(page.getByText(/Punto de suministro encontrado/))
    .filter({ visible: true })
    .first()

/** Opens the fields of a supply that bill and register agree on. */
export async function openFields(page: Page) {
  await page.getByRole('button', { name: 'Corregir' }).click()
}

/** The area of the invoice says this about what it read. */
export async function expectRead(page: Page, words: RegExp) {
  await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
}
