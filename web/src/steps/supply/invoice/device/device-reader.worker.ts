/** Reads one invoice off the main thread and reports what it found. The caller ends the worker. */
import { type DeviceReading, nothingFound, type OnProgress, type Report, type Task } from './device-reading.ts'

const send = (report: Report) => postMessage(report)
const onProgress: OnProgress = done => send({ status: 'progress', done })

addEventListener(
  'message',
  async ({ data }: MessageEvent<Task>) => {
    // Our own failure, such as a missing OffscreenCanvas, says nothing about the file.
    send({ status: 'done', reading: await read(data).catch(() => nothingFound) })
  },
  { once: true },
)

async function read(task: Task): Promise<DeviceReading> {
  if (task.kind === 'pdf') {
    const { readPdf } = await import('./read-pdf.ts')
    return readPdf(task.file, onProgress)
  }
  const { readPhotos } = await import('./read-photos.ts')
  return readPhotos(task.files, onProgress)
}
