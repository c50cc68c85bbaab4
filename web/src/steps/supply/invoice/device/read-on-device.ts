import { isPdf } from '../prepare-upload.ts'
import { type DeviceReading, nothingFound, type OnProgress, type Report, type Task } from './device-reading.ts'

/** A slow connection fetches the readers in it and a slow phone looks through five photos; then the API is the quicker way. */
const timeLimitMs = 12_000

/** Reads the regulator's QR code on the device, in a worker. A failure counts as nothing found. Rejects only when aborted. */
export async function readOnDevice(
  files: readonly File[],
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<DeviceReading> {
  const [first] = files
  if (!first || typeof Worker === 'undefined') return nothingFound
  const task: Task = isPdf(files) ? { kind: 'pdf', file: first } : { kind: 'photos', files }
  const worker = new Worker(new URL('./device-reader.worker.ts', import.meta.url), { type: 'module' })
  const reading = await answerOf(worker, task, signal, onProgress)
  worker.terminate()
  signal.throwIfAborted()
  return reading
}

function answerOf(worker: Worker, task: Task, signal: AbortSignal, onProgress: OnProgress): Promise<DeviceReading> {
  return new Promise(resolve => {
    const giveUp = () => resolve(nothingFound)
    const timer = setTimeout(giveUp, timeLimitMs)
    signal.addEventListener('abort', giveUp, { once: true })
    worker.onmessageerror = giveUp
    worker.onerror = event => {
      // Nothing for the customer to know, nor for the console: the API reads.
      event.preventDefault()
      giveUp()
    }
    worker.onmessage = ({ data }: MessageEvent<Report>) => {
      if (data.status === 'progress') onProgress(data.done)
      if (data.status !== 'done') return
      clearTimeout(timer)
      resolve(data.reading)
    }
    worker.postMessage(task)
  })
}
