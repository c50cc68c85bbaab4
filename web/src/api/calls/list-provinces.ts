import { provincesWatchdogMs } from '#domain/limits.ts'
import { defineCall } from '../define-call.ts'
import { list, mapped, text, unusable } from '../response-schemas.ts'

/** The names for the province dropdown. An empty list counts as a failure: the wizard then uses its own names. */
export const listProvinces = defineCall('listProvinces', {
  request: client => client.GET('/verification/spain/provinces'),
  response: mapped(list(text), names => (names.length > 0 ? names : unusable)),
  failureMessage: 'error.verification',
  timeoutMs: provincesWatchdogMs,
})
