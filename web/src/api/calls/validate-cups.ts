import { cupsWatchdogMs } from '#domain/limits.ts'
import { defineCall, type QueryOf } from '../define-call.ts'
import { boolean, flag, kilowatts, object, optional, optionalText, postalCode } from '../response-schemas.ts'

const supplyAddress = object({
  street: optionalText,
  streetNr: optionalText,
  apartment: optionalText,
  zipCode: optional(postalCode, ''),
  province: optionalText,
  municipality: optionalText,
})

/** Looks up a supply point. Powers in kW: 0 where there is no supply at the moment, extension rights undefined where unknown. */
export const validateCups = defineCall('validateCups', {
  request: (client, query: QueryOf<'validateCups'>) => client.GET('/v3/validations/cups', { params: { query } }),
  response: object({
    error: flag,
    formatInvalid: flag,
    disallowedTariff: flag,
    disallowedCapacity: flag,
    alreadyExists: flag,
    existsInSips: flag,
    p1: optional(kilowatts, 0),
    p3: optional(kilowatts, 0),
    extensionRights: optional(kilowatts),
    extensionRightsUsed: optional(kilowatts),
    existsWithRights: optional(boolean, false),
    address: optional(supplyAddress),
  }),
  failureMessage: 'error.verification',
  timeoutMs: cupsWatchdogMs,
})
