import type { MessageKey } from '#i18n/message.ts'
import { maxInvoiceImages, maxUploadBytes } from './limits.ts'

interface OpenedFile {
  type: string
  size: number
}

/** How the files begin that an invoice can be, as one character a byte. */
const beginnings: readonly (readonly [pattern: RegExp, type: string])[] = [
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^\x89PNG/, 'image/png'],
  [/^RIFF.{4}WEBP/s, 'image/webp'],
  [/^GIF8/, 'image/gif'],
  [/^BM.{4}\0{4}/s, 'image/bmp'],
  [/^.{4}ftyp.{0,52}avif/s, 'image/avif'],
  [/^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s, 'image/heic'],
  // Readers accept a PDF that begins within its first 1024 bytes.
  [/%PDF-/, 'application/pdf'],
]

/** The type of a file by its first bytes; empty for what is neither a PDF nor a picture. */
export function fileType(content: ArrayBuffer): string {
  const head = String.fromCharCode(...new Uint8Array(content).subarray(0, 1024))
  return beginnings.find(([pattern]) => pattern.test(head))?.[1] ?? ''
}

/** Whether the checked files of an invoice are one PDF; otherwise they are photos. */
export function isPdf(files: readonly OpenedFile[]): boolean {
  return files.some(({ type }) => type === 'application/pdf')
}

/** One file of an invoice: PDF or picture, not empty, at most 8 MB. A HEIC photo has its own message: most browsers cannot show it. */
export function checkUpload({ type, size }: OpenedFile): MessageKey | null {
  if (size === 0) return 'error.file.empty'
  if (size > maxUploadBytes) return 'error.file.size'
  if (type === '') return 'error.file.type'
  return type === 'image/heic' ? 'error.file.heic' : null
}

/** The files of one invoice together: one PDF or up to five pictures, the first problem found. */
export function checkUploads(files: readonly OpenedFile[]): MessageKey | null {
  if (files.length === 0) return 'error.file.none'
  const problem = files.map(checkUpload).find(found => found !== null)
  if (problem) return problem
  return files.length > (isPdf(files) ? 1 : maxInvoiceImages) ? 'error.file.count' : null
}
