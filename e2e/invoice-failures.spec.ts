import {
  blankPhoto,
  expectCups,
  goToSupply,
  type MadeUpFile,
  openFields,
  showInvoice,
  uploadsOf,
} from './support/supply.ts'
import { expect, test } from './support/test.ts'

const pdf = (buffer: Buffer | string, name = 'factura.pdf'): MadeUpFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(buffer),
})
const photo = (buffer: Buffer | string, name = 'foto.jpg'): MadeUpFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(buffer),
})
const jpeg = Buffer.from([0xff, 0xd8, 0xff])
const megabytes = 1024 * 1024

interface Failure {
  files: (string | MadeUpFile)[]
  says: string
  /** Only what the device cannot judge is worth sending. */
  uploads: number
}

const failures: Record<string, Failure> = {
  'a text document': {
    files: [{ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') }],
    says: 'Formato de archivo no soportado. Usa PDF o imágenes.',
    uploads: 0,
  },
  'a file over 8 MB': {
    files: [pdf(Buffer.alloc(8 * megabytes + 1))],
    says: 'El archivo pesa más de 8 MB. Prueba con uno más pequeño.',
    uploads: 0,
  },
  'an empty file': { files: [pdf('')], says: 'El archivo está vacío. Elige otro.', uploads: 0 },
  'a PDF with a password': {
    files: ['locked.pdf'],
    says: 'Este PDF pide una contraseña y no podemos abrirlo. Sube una copia sin contraseña o una foto.',
    uploads: 0,
  },
  'a HEIC photo': {
    files: [{ name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: Buffer.from('....ftypheic') }],
    says: 'No podemos leer fotos HEIC. Guarda la foto como JPG o haz una captura.',
    uploads: 0,
  },
  'a HEIC photo that is called JPG': {
    files: [photo('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
    says: 'No podemos leer fotos HEIC. Guarda la foto como JPG o haz una captura.',
    uploads: 0,
  },
  'a photo that is broken': {
    files: [photo(jpeg)],
    says: 'Error procesando las imágenes. Puede que estén dañadas: haz otra foto o sube el PDF.',
    uploads: 0,
  },
  'a PDF that is broken': {
    files: [pdf('%PDF-1.7 and no more')],
    says: 'Error leyendo el PDF. Puede estar dañado: descárgalo otra vez o sube una foto.',
    uploads: 1,
  },
  'six photos': {
    files: Array.from({ length: 6 }, (_, index) => photo(jpeg, `foto-${index}.jpg`)),
    says: 'Sube un solo PDF o hasta 5 fotos de la misma factura.',
    uploads: 0,
  },
}

test.use({ expectedErrors: [/Failed to load resource.*400/] })

test('each failure is refused in words of its own, and the next file is read §5.19 §5.20 §8.11 §8.12', async ({
  page,
}) => {
  await goToSupply(page)
  const sent = uploadsOf(page)
  const cups = page.getByLabel('CUPS', { exact: true })
  for (const [what, { files, says, uploads }] of Object.entries(failures)) {
    await test.step(what, async () => {
      const before = sent.length
      await showInvoice(page, ...files)
      await expect(page.getByText(says)).toBeVisible()
      expect(sent.length - before).toBe(uploads)
      await expect(cups).toHaveValue('')

      await showInvoice(page, 'code-link.pdf')
      await expectCups(page, '0021 0000')
      await expect(page.getByText(says)).toHaveCount(0)
      await openFields(page)
      await page.getByRole('button', { name: 'Quitar' }).click()
      await expect(cups).toHaveValue('')
    })
  }
})

test('a photo in which nobody finds anything says so as the specification does', async ({ page }) => {
  await page.route('**/api/v3/users/pdf', route => route.fulfill({ status: 400, json: { title: 'x', status: 400 } }))
  await goToSupply(page)
  await showInvoice(page, blankPhoto)
  await expect(page.getByText('Error procesando las imágenes')).toBeVisible()
})
