import { cupsWatchdogMs } from '#domain/limits.ts'
import { defineCall, type QueryOf } from '../define-call.ts'
import { boolean, each, flag, kilowatts, object, optional, optionalText, postalCode } from '../response-schemas.ts'

const supplyAddress = object({
  ...each(['street', 'streetNr', 'apartment', 'province', 'municipality'], optionalText),
  zipCode: optional(postalCode, ''),
})

/** Looks up a supply point. Powers in kW: 0 where there is no supply at the moment, extension rights undefined where unknown. */
export const validateCups = defineCall('validateCups', {
  request: (client, query: QueryOf<'validateCups'>) => client.GET('/v3/validations/cups', { params: { query } }),
  response: object({
    ...each(['error', 'formatInvalid', 'disallowedTariff', 'disallowedCapacity'], flag),
    ...each(['alreadyExists', 'existsInSips'], flag),
    ...each(['p1', 'p3'], optional(kilowatts, 0)),
    ...each(['extensionRights', 'extensionRightsUsed'], optional(kilowatts)),
    existsWithRights: optional(boolean, false),
    address: optional(supplyAddress),
  }),
  failureMessage: 'error.verification',
  timeoutMs: cupsWatchdogMs,
})
