import { type CallName, calls } from './calls/index.ts'
import { type Call, type HttpSettings, readResponse, sendOverHttp } from './define-call.ts'
import type { Mismatch } from './response-schemas.ts'
import { sendRequest } from './send-request.ts'

interface SendSettings extends Omit<HttpSettings, 'signal'> {
  onMismatch: (mismatch: Mismatch) => void
  signal: AbortSignal | undefined
  /** When the customer began to wait, by `performance.now()`. */
  startedAt: number
}

/** Sends a call and reads its response. Loaded with the first call, so that the page is drawn without it. */
export async function sendCall(name: CallName, input: unknown, settings: SendSettings) {
  const call = calls[name] as Call<unknown, unknown>
  const { operation, failureMessage } = call
  const timeoutMs = call.timeoutMs - (performance.now() - settings.startedAt)
  const raw = await sendRequest({ operation, failureMessage, timeoutMs, signal: settings.signal }, signal =>
    sendOverHttp({ ...settings, signal }, client => call.request?.(client, input)),
  )
  return readResponse(call, raw, settings.onMismatch)
}
