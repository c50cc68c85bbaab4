import type { MessageKey } from '#i18n/message.ts'
import { ApiError, type OperationId } from './api-error.ts'

/** A response as it came, its body not yet read. */
export interface RawResponse {
  status: number
  text: string
  /** The header `Retry-After`; null where there is none, or where the API of another origin does not expose it. */
  retryAfter?: string | null
}

interface RequestOptions {
  operation: OperationId
  timeoutMs: number
  /** Aborting it ends the request; what the caller aborted with is thrown. */
  signal: AbortSignal | undefined
  failureMessage?: MessageKey | null
}

/** Waits for `send`, at most `timeoutMs` milliseconds. Rethrows the caller's abort; else throws an `ApiError`. */
export async function sendRequest<Result>(
  { operation, timeoutMs, signal, failureMessage }: RequestOptions,
  send: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), timeoutMs)
  const ended = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal
  try {
    ended.throwIfAborted()
    return await Promise.race([send(ended), rejectOnAbort(ended)])
  } catch (cause) {
    signal?.throwIfAborted()
    throw new ApiError(operation, limit.signal.aborted ? 'timeout' : 'network', '', { cause, failureMessage })
  } finally {
    clearTimeout(timer)
  }
}

// Not everything that is waited for observes the signal: loading code does not.
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
}
