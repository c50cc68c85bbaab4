import type { MessageKey } from '#i18n/message.ts'
import { maxInvoiceImages, maxUploadBytes } from './limits.ts'

export type FileKind = 'pdf' | 'image' | 'heic'

/** What a `File` tells about itself before it is read. */
export interface FileFacts {
  name: string
  /** MIME type; some phones leave it empty. */
  type: string
  /** Bytes. */
  size: number
}

const kindByExtension: Readonly<Record<string, FileKind>> = {
  pdf: 'pdf',
  heic: 'heic',
  heif: 'heic',
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  webp: 'image',
  gif: 'image',
  bmp: 'image',
  avif: 'image',
}

/** What a file is by its type, or by its name where the type is missing; null for what is neither a PDF nor a picture. */
export function fileKind({ name, type }: Pick<FileFacts, 'name' | 'type'>): FileKind | null {
  const mime = type.toLowerCase().split(';', 1)[0] ?? ''
  if (mime === 'application/pdf' || mime === 'application/x-pdf') return 'pdf'
  if (/^image\/hei[cf]/.test(mime)) return 'heic'
  // A drawing with scripts inside is no photo of an invoice.
  if (mime.startsWith('image/') && !mime.startsWith('image/svg')) return 'image'
  if (mime !== '' && mime !== 'application/octet-stream') return null
  const extension = name.toLowerCase().split('.').at(-1) ?? ''
  return kindByExtension[extension] ?? null
}

/** One file of an invoice: PDF or picture, not empty, at most 8 MB. A HEIC photo has its own message: most browsers cannot show it. */
export function checkUpload(file: FileFacts): MessageKey | null {
  const kind = fileKind(file)
  if (kind === null) return 'error.file.type'
  if (file.size === 0) return 'error.file.empty'
  if (file.size > maxUploadBytes) return 'error.file.size'
  return kind === 'heic' ? 'error.file.heic' : null
}

/** The files of one invoice together: one PDF or up to five pictures, the first problem found. */
export function checkUploads(files: readonly FileFacts[]): MessageKey | null {
  const problem = files.map(checkUpload).find(found => found !== null)
  if (problem) return problem
  const hasPdf = files.some(file => fileKind(file) === 'pdf')
  return files.length > (hasPdf ? 1 : maxInvoiceImages) ? 'error.file.count' : null
}
