import { provincesWatchdogMs } from '#domain/limits.ts'
import { ApiError } from './api-error.ts'
import type { CallName, Calls } from './calls/index.ts'
import type { Call, Fetch } from './define-call.ts'
import type { Mismatch } from './response-schemas.ts'
import { sendRequest } from './send-request.ts'

/** The shortest limit of any call: loading the code of the calls takes part in the customer's wait. */
const loadTimeoutMs = provincesWatchdogMs

interface ApiSettings {
  /** Where the product API lives, without `/api`; empty for the page's own origin. */
  origin: string
  registrationId: () => string
  /** Hears of each departure from openapi.yaml once. */
  onMismatch?: (mismatch: Mismatch) => void
  fetch?: Fetch
}

interface CallOptions {
  /** Aborting it ends the call; what the caller aborted with is thrown. */
  signal?: AbortSignal
}

type Method<Definition> =
  Definition extends Call<infer Input, infer Output>
    ? (input: Input, options?: CallOptions) => Promise<{ status: number; body: Output }>
    : never

/** The product API, one method per call; `calls` has them. */
export type Api = { readonly [Name in CallName]: Method<Calls[Name]> }

/** Creates the client. Every method throws an `ApiError` for anything but a usable success, and rethrows an abort as it is. */
export function createApi({ origin, registrationId, onMismatch, fetch }: ApiSettings): Api {
  let loading: Promise<typeof import('./send-call.ts')> | undefined
  const failures = new Map<CallName, number>()
  const reported = new Set<string>()

  /** Lets each departure through the first time that it occurs. */
  function reportOnce(mismatch: Mismatch) {
    const { operation, pointer, kind } = mismatch
    const key = `${operation} ${pointer} ${kind}`
    if (!reported.has(key)) onMismatch?.(mismatch)
    reported.add(key)
  }

  /** Loaded once, so that calls are sent in the order in which they were made. What failed is tried again. */
  function load() {
    loading ??= import('./send-call.ts').catch(error => {
      loading = undefined
      throw error
    })
    return loading
  }

  async function send(operation: CallName, input: unknown, { signal }: CallOptions = {}) {
    const startedAt = performance.now()
    const settings = { origin, registrationId: registrationId(), onMismatch: reportOnce, signal, fetch }
    try {
      const { sendCall } = await sendRequest({ operation, timeoutMs: loadTimeoutMs, signal }, load)
      const result = await sendCall(operation, input, { ...settings, startedAt })
      failures.delete(operation)
      return result
    } catch (error) {
      // An aborted call is neither a success nor a failure.
      if (error instanceof ApiError) {
        error.failuresInRow = (failures.get(operation) ?? 0) + 1
        failures.set(operation, error.failuresInRow)
      }
      throw error
    }
  }

  const methods: Partial<Record<string, unknown>> = {}
  return new Proxy(methods, {
    get: (known, name: CallName) => {
      known[name] ??= (input: unknown, options?: CallOptions) => send(name, input, options)
      return known[name]
    },
  }) as Api
}
