import { ApiError, type OperationId } from './api-error.ts'
import { timeLimitMs } from './time-limits.ts'

/** An answer as it came over the wire, its body not yet understood. */
export interface Reply {
  status: number
  text: string
}

export interface ExchangeOptions {
  /** Aborting it ends the call; what the caller aborted with is thrown. */
  signal?: AbortSignal
  /** Instead of the operation's own limit, in milliseconds. */
  timeoutMs?: number
}

/**
 * Sends one request and waits for the whole of its answer. Throws the caller's own abort as it is, and an `ApiError` when
 * there was no connection or the time limit passed.
 */
export async function exchange(
  operation: OperationId,
  send: (signal: AbortSignal) => Promise<Reply>,
  { signal, timeoutMs = timeLimitMs(operation) }: ExchangeOptions,
): Promise<Reply> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), timeoutMs)
  try {
    return await send(signal ? AbortSignal.any([signal, limit.signal]) : limit.signal)
  } catch (cause) {
    signal?.throwIfAborted()
    throw new ApiError(operation, limit.signal.aborted ? 'timeout' : 'network', '', { cause })
  } finally {
    clearTimeout(timer)
  }
}
