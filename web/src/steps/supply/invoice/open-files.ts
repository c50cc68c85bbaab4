import { maxUploadBytes } from '#domain/limits.ts'
import { checkUploads, fileType } from '#domain/upload.ts'
import type { MessageKey } from '#i18n/message.ts'

type OpenedFiles = { status: 'opened'; files: readonly File[] } | { status: 'refused'; reason: MessageKey }

/** Takes files into memory under the type that they really have. A file in the cloud, for one, cannot be read before it is downloaded. */
export async function openFiles(chosen: readonly File[]): Promise<OpenedFiles> {
  // Not even read into memory.
  if (chosen.some(({ size }) => size > maxUploadBytes)) return { status: 'refused', reason: 'error.file.size' }
  try {
    const files = await Promise.all(chosen.map(openFile))
    const reason = checkUploads(files)
    return reason ? { status: 'refused', reason } : { status: 'opened', files }
  } catch {
    return { status: 'refused', reason: 'error.file.unreadable' }
  }
}

async function openFile(file: File): Promise<File> {
  const content = await file.arrayBuffer()
  return new File([content], file.name, { type: fileType(content) })
}
