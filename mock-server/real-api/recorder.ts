import { existsSync } from 'node:fs'
import type { Contract } from '#mock/contract/contract.ts'
import { createHarEntry, type Exchange, writeHar } from '#mock/har/har.ts'
import { readHar } from '#mock/har/read-har.ts'
import { UsageError } from '#mock/shared/parse-options.ts'
import { createExchangeMask } from './mask-exchange.ts'
import type { ProxiedExchange } from './proxy.ts'

interface RecorderSettings {
  contract: Contract
  file: string
  /** Keep personal data, keys and cookies as they are. */
  isUnmasked: boolean
}

/**
 * Writes what a real API answered into an HTTP Archive, after each call: nothing is lost when the server is stopped or restarts. A
 * recording that exists is continued. Throws a `UsageError` for a file that is something else or cannot be written.
 */
export function createRecorder({ contract, file, isUnmasked }: RecorderSettings) {
  const entries = existsSync(file) ? readHar(file) : []
  writeOrExplain(file, entries)
  const mask = isUnmasked ? (exchange: ProxiedExchange) => exchange : createExchangeMask(contract)
  return {
    /** How many calls were recorded before. */
    continuedFrom: entries.length,
    add(exchange: ProxiedExchange) {
      entries.push(createHarEntry(toHarExchange(mask(exchange))))
      writeHar(file, entries)
    },
  }
}

/** Before the first call, so that whoever records learns at once that the file cannot be written. */
function writeOrExplain(file: string, entries: readonly unknown[]): void {
  try {
    writeHar(file, entries)
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${error instanceof Error ? error.message : error}`)
  }
}

function toHarExchange({ operation, startedAt, durationMs, request, response }: ProxiedExchange): Exchange {
  const { status, headers, text } = response
  return {
    startedAt: startedAt.toISOString(),
    durationMs,
    request: {
      method: operation.method,
      url: request.url,
      headers: request.headers,
      body: request.body === undefined ? undefined : JSON.stringify(request.body),
    },
    response: {
      status,
      headers,
      mimeType: headers.find(({ name }) => name === 'content-type')?.value ?? 'application/octet-stream',
      text,
    },
    comment: operation.id,
  }
}
