import type { ServerResponse } from 'node:http'
import type { SettledCall } from '#mock/journal/journal.ts'
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

const gatewayPage = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1><hr><p>gateway'

/**
 * Sends a response as a broken network or gateway would, and tells `settle` what was really sent before the client can know it. Resolves when
 * nothing more will be sent.
 */
export async function sendFaulty(
  fault: FaultName,
  response: ServerResponse,
  { status, headers, payload }: Delivery,
  { clock, stopping }: { clock: Clock; stopping: AbortSignal },
  settle: (end: SettledCall) => void,
): Promise<void> {
  const { socket } = response
  const nothing = { status: null, contentType: undefined, body: undefined, bytes: 0 }
  const describe = (sent: number, contentType: string, body: string) => ({
    status: sent,
    contentType,
    body: body.slice(0, maxKeptLength),
    bytes: Buffer.byteLength(body),
  })
  if (fault === 'never') return settle({ state: 'cut', response: nothing })
  if (fault === 'reset' || fault === 'empty') {
    settle({ state: 'cut', response: nothing })
    return void (fault === 'reset' ? socket?.resetAndDestroy() : socket?.destroy())
  }
  if (fault === 'gateway-page') {
    settle({ state: 'answered', response: describe(502, 'text/html', gatewayPage) })
    return void response.writeHead(502, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end(gatewayPage)
  }
  const contentType = String(headers['content-type'])
  // The last brace is replaced: complete for the network, invalid as JSON.
  const bytes = Buffer.from(fault === 'malformed-json' ? `${payload.slice(0, -1)}~` : payload)
  response.writeHead(status, { ...headers, 'content-length': bytes.length })
  if (fault === 'malformed-json') {
    settle({ state: 'answered', response: describe(status, contentType, bytes.toString()) })
    return void response.end(bytes)
  }
  if (fault === 'half-body') {
    const half = bytes.subarray(0, Math.ceil(bytes.length / 2))
    settle({ state: 'cut', response: { ...describe(status, contentType, half.toString()), bytes: half.length } })
    return void response.write(half, () => socket?.destroy())
  }
  const partLength = Math.max(1, Math.ceil(bytes.length / trickleParts))
  let sent = 0
  for (; sent < bytes.length && !response.destroyed; sent += partLength) {
    response.write(bytes.subarray(sent, sent + partLength))
    await clock.sleep(trickleIntervalMs, stopping)
  }
  const isWhole = !response.destroyed
  const arrived = isWhole ? bytes : bytes.subarray(0, sent)
  settle({ state: isWhole ? 'answered' : 'aborted', response: describe(status, contentType, arrived.toString()) })
  response.end()
}

// Enough to recognise it.
const maxKeptLength = 512
