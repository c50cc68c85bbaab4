/** Reads one invoice off the main thread and reports what it found. The caller ends the worker. */
import { isPdf } from '#domain/upload.ts'
import { type DeviceReading, nothingFound, type OnProgress, type Report } from './device-reading.ts'

const send = (report: Report) => postMessage(report)
const onProgress: OnProgress = done => send({ status: 'progress', done })

addEventListener(
  'message',
  async ({ data }: MessageEvent<readonly File[]>) => {
    // Our own failure, such as a missing OffscreenCanvas, says nothing about the file.
    send({ status: 'done', reading: await read(data).catch(() => nothingFound) })
  },
  { once: true },
)

async function read(files: readonly File[]): Promise<DeviceReading> {
  const [first] = files
  if (first && isPdf(files)) return (await import('./read-pdf.ts')).readPdf(first, onProgress)
  return (await import('./read-photos.ts')).readPhotos(files, onProgress)
}
