import { defineCall, type RequestBodyOf } from '../define-call.ts'
import { list, object, optionalText, text } from '../response-schemas.ts'

/** Lists the dwellings at an address. A failure is the same as no dwellings: the customer writes the details by hand. */
export const listCadastralUnits = defineCall('listCadastralUnits', {
  request: (client, body: RequestBodyOf<'listCadastralUnits'>) => client.POST('/v3/validations/street-codes', { body }),
  response: list(
    object({
      ReferenciaCatastral: text,
      Bloque: optionalText,
      Escalera: optionalText,
      Planta: optionalText,
      Puerta: optionalText,
    }),
  ),
  failureMessage: null,
})
