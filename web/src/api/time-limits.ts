import { cupsWatchdogMs, provincesWatchdogMs } from '#domain/limits.ts'
import type { OperationId } from './api-error.ts'

/** The specification names two limits; a call that hangs longer than this helps nobody. */
const usualLimitMs = 20_000

const ownLimitsMs: Partial<Record<OperationId, number>> = {
  listProvinces: provincesWatchdogMs,
  validateCups: cupsWatchdogMs,
  // Up to 5 photographs over a slow connection, and a server that recognises text on each.
  parseInvoice: 90_000,
  // Giving up early would leave the customer unsure whether a contract was made.
  registerUser: 60_000,
}

/** How long to wait for the whole answer of a call, in milliseconds. */
export function timeLimitMs(operation: OperationId): number {
  return ownLimitsMs[operation] ?? usualLimitMs
}
