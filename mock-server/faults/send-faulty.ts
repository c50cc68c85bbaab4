import type { ServerResponse } from 'node:http'
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

/** Sends a response as a broken network or gateway would. Resolves when nothing more will be sent. */
export async function sendFaulty(
  fault: FaultName,
  response: ServerResponse,
  { status, headers, payload }: Delivery,
  clock: Clock,
  stopping: AbortSignal,
): Promise<void> {
  const { socket } = response
  if (fault === 'never') return
  if (fault === 'reset') return void socket?.resetAndDestroy()
  if (fault === 'empty') return void socket?.destroy()
  if (fault === 'gateway-page') {
    return void response.writeHead(502, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end(gatewayPage)
  }
  // The last brace is replaced: complete for the network, invalid as JSON.
  const bytes = Buffer.from(fault === 'malformed-json' ? `${payload.slice(0, -1)}~` : payload)
  response.writeHead(status, { ...headers, 'content-length': bytes.length })
  if (fault === 'malformed-json') return void response.end(bytes)
  if (fault === 'half-body') {
    return void response.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => socket?.destroy())
  }
  const partLength = Math.max(1, Math.ceil(bytes.length / trickleParts))
  for (let from = 0; from < bytes.length && !response.destroyed; from += partLength) {
    response.write(bytes.subarray(from, from + partLength))
    await clock.sleep(trickleIntervalMs, stopping)
  }
  response.end()
}
