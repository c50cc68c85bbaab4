import { describe, expect, it } from 'vitest'
import { maxUploadBytes } from '#domain/limits.ts'
import { checkUpload, checkUploads, fileKind } from '#domain/upload.ts'
import { spanish } from './spanish.ts'

const file = (name: string, type: string, size = 1000) => ({ name, type, size })

describe('An uploaded invoice', () => {
  it.each([
    ['factura.pdf', 'application/pdf', 'pdf'],
    ['FACTURA.PDF', '', 'pdf'],
    ['foto.jpg', 'image/jpeg', 'image'],
    ['foto.JPEG', 'application/octet-stream', 'image'],
    ['foto', 'image/webp', 'image'],
    ['IMG_0001.HEIC', '', 'heic'],
    ['IMG_0001.heic', 'image/heic', 'heic'],
    ['IMG_0001.heif', 'image/heif-sequence', 'heic'],
    ['dibujo.svg', 'image/svg+xml', null],
    ['factura.pdf', 'text/html', null],
    ['factura.docx', '', null],
    ['', '', null],
    ['pdf.exe', 'application/octet-stream', null],
  ])('called %s of type "%s" is: %s', (name, type, kind) => expect(fileKind({ name, type })).toBe(kind))

  it('is a PDF or an image', () => {
    expect(spanish(checkUpload(file('nota.txt', 'text/plain')))).toBe(
      'Formato de archivo no soportado. Usa PDF o imágenes.',
    )
    expect(checkUpload(file('factura.pdf', 'application/pdf'))).toBeNull()
    expect(checkUpload(file('foto.png', 'image/png'))).toBeNull()
  })

  it('has at most 8 MB and is not empty §5.20', () => {
    expect(maxUploadBytes).toBe(8_388_608)
    expect(checkUpload(file('factura.pdf', 'application/pdf', maxUploadBytes))).toBeNull()
    expect(checkUpload(file('factura.pdf', 'application/pdf', maxUploadBytes + 1))).toBe('error.file.size')
    expect(checkUpload(file('factura.pdf', 'application/pdf', 0))).toBe('error.file.empty')
  })

  it('in HEIC gets a message of its own', () => {
    expect(checkUpload(file('IMG_0001.HEIC', 'image/heic'))).toBe('error.file.heic')
  })

  it('is one PDF or up to 5 pictures', () => {
    const pdf = file('factura.pdf', 'application/pdf')
    const photo = file('foto.jpg', 'image/jpeg')
    expect(checkUploads([pdf])).toBeNull()
    expect(checkUploads(Array(5).fill(photo))).toBeNull()
    expect(checkUploads(Array(6).fill(photo))).toBe('error.file.count')
    expect(checkUploads([pdf, photo])).toBe('error.file.count')
    expect(checkUploads([photo, file('nota.txt', 'text/plain')])).toBe('error.file.type')
  })
})
