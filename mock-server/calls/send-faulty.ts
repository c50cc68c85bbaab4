import type { ServerResponse } from 'node:http'
import type { SettledCall } from '#mock/journal/journal.ts'
import type { CallRecord } from '#mock/journal/journal-entry.ts'
import type { Clock } from '#mock/shared/clock.ts'
import type { FaultName } from '#mock/shared/types.ts'

/** A response that is ready to be sent. */
export interface Delivery {
  status: number
  headers: Record<string, string | number | string[] | undefined>
  payload: string
}

const trickleParts = 20
const trickleIntervalMs = 200
// Enough to recognise a body.
const maxKeptLength = 512

const gatewayPage: Delivery = {
  status: 502,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  payload: '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1><hr><p>gateway',
}

/**
 * Sends a response as a broken network or gateway would, and tells `settle` what was really sent before the client can know it. Resolves when
 * nothing more will be sent.
 */
export async function sendFaulty(
  fault: FaultName,
  response: ServerResponse,
  delivery: Delivery,
  { clock, stopping }: { clock: Clock; stopping: AbortSignal },
  settle: (end: SettledCall) => void,
): Promise<void> {
  const { socket } = response
  if (fault === 'never' || fault === 'reset' || fault === 'empty') {
    settle({ state: 'cut' })
    if (fault === 'reset') socket?.resetAndDestroy()
    if (fault === 'empty') socket?.destroy()
    return
  }
  const { status, headers, payload } = fault === 'gateway-page' ? gatewayPage : delivery
  // The last brace is replaced: complete for the network, invalid as JSON.
  const bytes = Buffer.from(fault === 'malformed-json' ? `${payload.slice(0, -1)}~` : payload)
  const settleSent = (state: CallRecord['state'], sent: Buffer) => {
    const body = sent.toString().slice(0, maxKeptLength)
    settle({ state, response: { status, contentType: String(headers['content-type']), body, bytes: sent.length } })
  }
  response.writeHead(status, { ...delivery.headers, ...headers, 'content-length': bytes.length })
  if (fault === 'half-body') {
    const half = bytes.subarray(0, Math.ceil(bytes.length / 2))
    settleSent('cut', half)
    response.write(half, () => socket?.destroy())
    return
  }
  if (fault === 'trickle') {
    const partLength = Math.max(1, Math.ceil(bytes.length / trickleParts))
    let sent = 0
    for (; sent < bytes.length && !response.destroyed; sent += partLength) {
      response.write(bytes.subarray(sent, sent + partLength))
      await clock.sleep(trickleIntervalMs, stopping)
    }
    settleSent(response.destroyed ? 'aborted' : 'answered', bytes.subarray(0, sent))
    response.end()
    return
  }
  settleSent('answered', bytes)
  response.end(bytes)
}
