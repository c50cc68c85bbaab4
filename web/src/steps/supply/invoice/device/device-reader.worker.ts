/** Reads one invoice off the main thread and tells what it found; whoever started the worker ends it. */
import { type DeviceReading, nothingFound, type OnProgress, type Report, type Task } from './device-reading.ts'

const tell = (report: Report) => postMessage(report)
const onProgress: OnProgress = done => tell({ is: 'progress', done })

addEventListener(
  'message',
  async ({ data }: MessageEvent<Task>) => {
    // A failure of ours, a missing OffscreenCanvas for instance, says nothing about the file.
    tell({ is: 'done', reading: await read(data).catch(() => nothingFound) })
  },
  { once: true },
)

/** A photo needs no PDF library and the other way round, so each is fetched only when it is needed. */
async function read(task: Task): Promise<DeviceReading> {
  if (task.kind === 'photos') {
    const { readPhotos } = await import('./read-photos.ts')
    return readPhotos(task.files, onProgress)
  }
  const { readPdf } = await import('./read-pdf.ts')
  return readPdf(task.file, onProgress)
}
