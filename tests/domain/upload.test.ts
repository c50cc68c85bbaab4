import { describe, expect, it } from 'vitest'
import { maxUploadBytes } from '#domain/limits.ts'
import { checkUpload, checkUploads, fileType } from '#domain/upload.ts'
import { spanish } from './spanish.ts'

const pdf = { type: 'application/pdf', size: 1000 }
const photo = { type: 'image/jpeg', size: 1000 }
const bytes = (head: string) => Uint8Array.from(head, character => character.charCodeAt(0)).buffer

describe('An uploaded invoice', () => {
  it.each([
    ['%PDF-1.7', 'application/pdf'],
    ['\ufeff\n%PDF-1.4', 'application/pdf'],
    ['\xff\xd8\xff\xe1', 'image/jpeg'],
    ['\x89PNG\r\n', 'image/png'],
    ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
    ['GIF89a', 'image/gif'],
    ['BM\x36\0\0\0\0\0\0\0', 'image/bmp'],
    ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'image/heic'],
    ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'image/heic'],
    ['\0\0\0\x18ftypavif\0\0\0\0avifmif1', 'image/avif'],
    ['\0\0\0\x18ftypmif1\0\0\0\0mif1avif', 'image/avif'],
    ['\0\0\0\x18ftypmp42', ''],
    ['<svg xmlns="http://www.w3.org/2000/svg">', ''],
    ['PK\x03\x04', ''],
    ['', ''],
  ])('that begins with %j is of type "%s"', (head, type) => expect(fileType(bytes(head))).toBe(type))

  it('is a PDF or an image that browsers can read §5.19', () => {
    expect(spanish(checkUpload({ type: '', size: 1 }))).toBe('Formato de archivo no soportado. Usa PDF o imágenes.')
    expect(checkUpload({ type: 'image/heic', size: 1 })).toBe('error.file.heic')
    expect(checkUpload(pdf)).toBeNull()
    expect(checkUpload(photo)).toBeNull()
  })

  it('has at most 8 MB and is not empty §5.20', () => {
    expect(maxUploadBytes).toBe(8_388_608)
    expect(checkUpload({ ...pdf, size: maxUploadBytes })).toBeNull()
    expect(checkUpload({ ...pdf, size: maxUploadBytes + 1 })).toBe('error.file.size')
    expect(checkUpload({ type: '', size: 0 })).toBe('error.file.empty')
  })

  it('is one PDF or up to 5 pictures', () => {
    expect(checkUploads([pdf])).toBeNull()
    expect(checkUploads(Array(5).fill(photo))).toBeNull()
    expect(checkUploads(Array(6).fill(photo))).toBe('error.file.count')
    expect(checkUploads([pdf, photo])).toBe('error.file.count')
    expect(checkUploads([photo, { ...photo, type: '' }])).toBe('error.file.type')
    expect(checkUploads([])).toBe('error.file.none')
  })
})
