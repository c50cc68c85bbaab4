import type { MessageKey } from '#i18n/message.ts'
import type { OperationId } from './api-error.ts'
import type { ResponseBodyOf, SuccessStatusOf } from './contract-types.ts'
import type { HttpClient } from './http-client.ts'
import type { Explicit, ResponseSchema } from './response-schemas.ts'

/** The specification names two time limits; a call that hangs for longer than this helps nobody. */
const usualTimeoutMs = 20_000

/** What happens to the response of a call. */
interface ResponseRules<Declared, Output, Status> {
  /** How the body of a success is read. A member that openapi.yaml does not have does not compile. */
  response: ResponseSchema<Declared, Output>
  /** What the customer reads when the call fails; null where it fails silently or its caller has words of its own. */
  failureMessage: MessageKey | null
  /** How long to wait for the whole response, in milliseconds. */
  timeoutMs?: number
  /** The wizard can go on without a body, as if it were `{}`. */
  acceptsEmptyBody?: boolean
  /** Besides 200. Other statuses of success are read alike, and reported. */
  alsoSucceedsWith?: Exclude<Status, 200>
}

/** The reading of one call's response. */
export interface ResponseReader<Output> {
  operation: OperationId
  response: ResponseSchema<never, Output>
  failureMessage: MessageKey | null
  timeoutMs: number
  acceptsEmptyBody: boolean
  declaredStatuses: readonly number[]
}

/** Everything about one call of openapi.yaml. */
export interface Call<Input, Output> extends ResponseReader<Output> {
  request: (client: HttpClient, input: Input) => Promise<unknown>
}

/** Says how the response of a call is read. */
export function defineResponse<Id extends OperationId, Output>(
  operation: Id,
  rules: ResponseRules<Explicit<ResponseBodyOf<Id>>, Output, SuccessStatusOf<Id>>,
): ResponseReader<Output> {
  const { response, failureMessage, timeoutMs = usualTimeoutMs, acceptsEmptyBody = false, alsoSucceedsWith } = rules
  const declaredStatuses = [200, ...(alsoSucceedsWith === undefined ? [] : [alsoSucceedsWith])]
  return { operation, response, failureMessage, timeoutMs, acceptsEmptyBody, declaredStatuses }
}

/** Says everything about a call of the product API. `Input` is void for a call that needs none. */
export function defineCall<Id extends OperationId, Output, Input = void>(
  operation: Id,
  {
    request,
    ...rules
  }: ResponseRules<Explicit<ResponseBodyOf<Id>>, Output, SuccessStatusOf<Id>> & {
    request: (client: HttpClient, input: Input) => Promise<unknown>
  },
): Call<Input, Output> {
  return { ...defineResponse(operation, rules), request }
}
