import { type DeviceReading, nothingFound, type OnProgress, type Report } from './device-reading.ts'

/** A slow connection fetches the readers in it and a slow phone looks through five photos; then the API is the quicker way. */
const timeLimitMs = 12_000

/** Reads the regulator's QR code on the device, in a worker. A failure counts as nothing found. Rejects only when aborted. */
export async function readOnDevice(
  files: readonly File[],
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<DeviceReading> {
  if (typeof Worker === 'undefined') return nothingFound
  const worker = new Worker(new URL('./device-reader.worker.ts', import.meta.url), { type: 'module' })
  const reading = await new Promise<DeviceReading>(resolve => {
    const giveUp = () => resolve(nothingFound)
    setTimeout(giveUp, timeLimitMs)
    signal.addEventListener('abort', giveUp, { once: true })
    worker.onmessageerror = giveUp
    worker.onerror = event => {
      // Nothing for the customer to know, nor for the console: the API reads.
      event.preventDefault()
      giveUp()
    }
    worker.onmessage = ({ data }: MessageEvent<Report>) => {
      if (data.status === 'progress') onProgress(data.done)
      if (data.status === 'done') resolve(data.reading)
    }
    worker.postMessage(files)
  })
  worker.terminate()
  signal.throwIfAborted()
  return reading
}
