import type { Api } from '#api/client.ts'
import { maxUploadBytes } from '#domain/limits.ts'
import { isPdf } from '#domain/upload.ts'
import { scalePhoto } from './scale-photo.ts'

export type InvoiceUpload = Parameters<Api['parseInvoice']>[0]

function toBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^.*?,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}

/** The body that asks the API to read an invoice: a PDF as it is, photos scaled down to the size of one file together. */
export async function prepareUpload(
  files: readonly File[],
  email: string,
  onPhoto: (done: number) => void,
): Promise<InvoiceUpload> {
  const [first] = files
  if (first && isPdf(files)) return { email, pdf: await toBase64(first) }
  const images: string[] = []
  for (const photo of files) {
    images.push(await toBase64(await scalePhoto(photo, maxUploadBytes / files.length)))
    onPhoto(images.length)
  }
  return { email, images }
}
