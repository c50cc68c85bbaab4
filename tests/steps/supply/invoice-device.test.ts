import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Report } from '#steps/supply/invoice/device/device-reading.ts'
import { readOnDevice } from '#steps/supply/invoice/device/read-on-device.ts'
import { addressesInText } from '#steps/supply/invoice/device/read-pdf.ts'
import { overviewPx, viewsOf } from '#steps/supply/invoice/device/views.ts'

const address =
  'https://comparador.cnmc.gob.es/comparador/QRE?cp=28013&pP1=4.6&pP2=3.45&cups=ES0021000001234567LQ0F&exc=12.5'

describe("The regulator's address in the text of a page", () => {
  it('is found whole where a blank or the end of the page follows', () => {
    expect(addressesInText([`Compara: ${address}`])).toEqual([address])
    expect(addressesInText([`Compara: ${address} Total 45,10 €`])).toEqual([address])
    expect(addressesInText([address, ' ', 'Total'])).toEqual([address])
  })

  it('is put together again when it was wrapped into several lines', () => {
    expect(addressesInText([address.slice(0, 60), address.slice(60, 90), `${address.slice(90)} Total`])).toEqual([
      address,
    ])
  })

  it('loses its last value where other text may be stuck to it', () => {
    const certain = address.replace('&exc=12.5', '')
    expect(addressesInText([address, 'Importe total'])).toEqual([certain])
    expect(addressesInText([address.slice(0, -2), '.5', 'Importe total'])).toEqual([certain])
  })

  it('keeps a CUPS at its end, whose control letters tell whether it is whole', () => {
    const endsInCups = address.replace('&exc=12.5', '')
    expect(addressesInText([endsInCups.slice(0, -4), 'LQ0F', 'Importe total'])).toEqual([`${endsInCups}Importe`])
  })

  it('is looked for on one host and two paths only', () => {
    const others = [
      'https://comparador.cnmc.gob.es.example/comparador/QRE?cups=1',
      'https://comparador.cnmc.gob.es/otra?cups=1',
      'https://www.ejemplo.example/?x=1',
    ]
    expect(addressesInText(others)).toEqual([])
  })
})

it('A photo is looked at first as a whole and small, then in sharp quarters that overlap', () => {
  const [overview, ...quarters] = viewsOf(4032, 3024)
  expect(overview).toMatchObject({ width: 4032, height: 3024 })
  expect(4032 * (overview?.scale ?? 1)).toBe(overviewPx)
  expect(quarters).toHaveLength(4)
  for (const { x, y, width, height, scale } of quarters) {
    expect(scale).toBe(1)
    expect(x + width).toBeLessThanOrEqual(4032)
    expect(y + height).toBeLessThanOrEqual(3024)
  }
  const [first, second] = quarters
  expect((first?.x ?? 0) + (first?.width ?? 0) - (second?.x ?? 0)).toBeGreaterThan(4032 * 0.15)
})

describe('The worker that reads', () => {
  class FakeWorker {
    static last: FakeWorker | null = null
    onmessage: ((event: { data: unknown }) => void) | null = null
    onerror: ((event: Event) => void) | null = null
    terminate = vi.fn()
    postMessage = vi.fn()
    constructor() {
      FakeWorker.last = this
    }
    says(data: Report | object) {
      this.onmessage?.({ data })
    }
  }
  const photo = new File(['jpeg'], 'foto.jpg', { type: 'image/jpeg' })
  const nothing = { status: 'read', fields: {} }

  function begun(signal = new AbortController().signal) {
    vi.stubGlobal('Worker', FakeWorker)
    const onProgress = vi.fn()
    const answer = readOnDevice([photo], signal, onProgress)
    const worker = FakeWorker.last
    if (!worker) throw new Error('No worker was started')
    return { answer, worker, onProgress }
  }

  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('says how far it is and what it found, and is ended', async () => {
    const { answer, worker, onProgress } = begun()
    // The PDF library announces itself on the same channel.
    worker.says({ action: 'ready', targetName: 'main' })
    worker.says({ status: 'progress', done: 0.5 })
    worker.says({ status: 'done', reading: { status: 'read', fields: { zipCode: '28013' } } })
    expect(await answer).toEqual({ status: 'read', fields: { zipCode: '28013' } })
    expect(onProgress.mock.calls).toEqual([[0.5]])
    expect(worker.terminate).toHaveBeenCalledTimes(1)
  })

  it('finds nothing, silently, when it breaks down', async () => {
    const { answer, worker } = begun()
    const event = new Event('error', { cancelable: true })
    worker.onerror?.(event)
    expect(await answer).toEqual(nothing)
    expect(event.defaultPrevented).toBe(true)
    expect(worker.terminate).toHaveBeenCalledTimes(1)
  })

  it('finds nothing when it takes too long', async () => {
    vi.useFakeTimers()
    const { answer, worker } = begun()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await answer).toEqual(nothing)
    expect(worker.terminate).toHaveBeenCalledTimes(1)
  })

  it('is ended at once when the customer cancels', async () => {
    const abort = new AbortController()
    const { answer, worker } = begun(abort.signal)
    abort.abort()
    await expect(answer).rejects.toThrow('aborted')
    expect(worker.terminate).toHaveBeenCalledTimes(1)
  })
})
