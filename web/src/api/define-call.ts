import createClient, { type Client } from 'openapi-fetch'
import { parseJson } from '#domain/parse-json.ts'
import type { MessageKey } from '#i18n/message.ts'
import { ApiError, type OperationId } from './api-error.ts'
import { type Explicit, type Mismatch, type MismatchKind, type ResponseSchema, unusable } from './response-schemas.ts'
import type { operations, paths } from './schema.gen.ts'
import type { RawResponse } from './send-request.ts'

/** The specification names two time limits; this is the limit of all others. */
const usualTimeoutMs = 20_000

interface CallRules<Declared, Input, Output, Status> {
  /** Left out for a call to another party, whose caller sends it. */
  request?: (client: HttpClient, input: Input) => Promise<unknown>
  /** How the body of a success is read. A member that openapi.yaml does not have does not compile. */
  response: ResponseSchema<Declared, Output>
  /** What the customer reads when the call fails; null where it fails silently or its caller has its own text. */
  failureMessage: MessageKey | null
  timeoutMs?: number
  /** The wizard can go on without a body, as if it were `{}`. */
  acceptsEmptyBody?: boolean
  /** 200 unless given. Other statuses of success are read alike, and reported. */
  statuses?: readonly Status[]
}

/** Everything about one call of openapi.yaml. */
export interface Call<Input, Output> extends CallRules<never, Input, Output, number> {
  operation: OperationId
  timeoutMs: number
  statuses: readonly number[]
}

/** Says everything about a call. `Input` is void for a call that needs none. */
export function defineCall<Id extends OperationId, Output, Input = void>(
  operation: Id,
  rules: CallRules<Explicit<ResponseBodyOf<Id>>, Input, Output, SuccessStatusOf<Id>>,
): Call<Input, Output> {
  return { operation, timeoutMs: usualTimeoutMs, statuses: [200], ...rules }
}

type JsonContent<Message> = Message extends { content: { 'application/json': infer Body } } ? Body : never
type Responses<Id extends OperationId> = operations[Id]['responses']

/** The query of a call, as openapi.yaml has it. */
export type QueryOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>

/** The request body of a call, as openapi.yaml has it. */
export type RequestBodyOf<Id extends OperationId> = JsonContent<NonNullable<operations[Id]['requestBody']>>

/** The statuses of success that openapi.yaml declares for a call. */
export type SuccessStatusOf<Id extends OperationId> = keyof Responses<Id> & (200 | 201)

/** The body of a successful response, as openapi.yaml has it. */
export type ResponseBodyOf<Id extends OperationId> = JsonContent<Responses<Id>[SuccessStatusOf<Id>]>

// `{ data: { items: […] } }` is as deep as wrappers go.
const maxWrappers = 2

/** Reads a response. Every 2xx with a usable body is a success; anything else throws an `ApiError`. Reports each mismatch. */
export function readResponse<Output>(
  { operation, response, failureMessage, acceptsEmptyBody, statuses }: Call<never, Output>,
  { status, text, retryAfter }: RawResponse,
  onMismatch: (mismatch: Mismatch) => void,
): { status: number; body: Output } {
  if (status < 200 || status > 299) {
    const retryAfterSeconds = readRetryAfter(retryAfter ?? null)
    throw new ApiError(operation, status, text, { failureMessage, retryAfterSeconds })
  }
  const report = (pointer: string, kind: MismatchKind) => onMismatch({ operation, pointer, kind })
  if (!statuses.includes(status)) report('#/status', 'undeclared-status')
  const json = parseJson(text)
  const isEmpty = text.trim() === '' || json === null
  const place = { pointer: '#/body', report }
  if (isEmpty) report(place.pointer, 'missing')
  const raw = isEmpty && acceptsEmptyBody ? {} : unwrap(response, json)
  if (raw !== json && !isEmpty) report(place.pointer, 'coerced')
  const body = response.read(raw, isEmpty ? { ...place, report: () => {} } : place)
  if (body !== unusable) return { status, body }
  if (!isEmpty) report(place.pointer, 'unusable')
  throw new ApiError(operation, 'malformed', text, { failureMessage })
}

/** The body that a wrapper such as `{ data: … }` holds; anything else as it is. */
export function unwrap(schema: ResponseSchema<never, unknown>, json: unknown): unknown {
  let raw = json
  for (let depth = 0; depth < maxWrappers; depth += 1) raw = schema.unwrap?.(raw) ?? raw
  return raw
}

/** Reads `Retry-After`, a number of seconds or a date, as seconds from `now`; undefined if missing, unusable or past. */
export function readRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (!header) return
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000
  return seconds > 0 ? seconds : undefined
}

export type Fetch = (request: Request) => Promise<Response>

export interface HttpSettings {
  /** Where the product API lives, without `/api`; empty for the page's own origin. */
  origin: string
  registrationId: string
  signal: AbortSignal
  fetch: Fetch | undefined
}

type WithoutHeaders<Method> = Method extends { parameters: infer Parameters }
  ? Omit<Method, 'parameters'> & { parameters: Omit<Parameters, 'header' | 'cookie'> }
  : Method
/** The calls of openapi.yaml. Headers and cookies are the same for all of them and are added here. */
type ProductPaths = {
  [Path in keyof paths]: { [Method in keyof paths[Path]]: WithoutHeaders<paths[Path][Method]> }
}

/** Writes requests that openapi.yaml declares; others do not compile. */
export type HttpClient = Client<ProductPaths>

/** Sends one request and returns the response unread. openapi-fetch writes the request; no other file uses it. */
export async function sendOverHttp(
  { origin, registrationId, signal, fetch = globalThis.fetch }: HttpSettings,
  write: (client: HttpClient) => unknown,
): Promise<RawResponse> {
  let received: RawResponse | undefined
  const client = createClient<ProductPaths>({
    baseUrl: `${origin}/api`,
    credentials: 'include',
    // The content type also where there is no body: the specification says that every call carries it.
    headers: { 'Content-Type': 'application/json', 'X-Registration-Id': registrationId },
    signal,
    fetch: async request => {
      const response = await fetch(request)
      const retryAfter = response.headers.get('Retry-After')
      received = { status: response.status, text: await response.text(), retryAfter }
      return new Response(null, { status: 204 })
    },
  })
  await write(client)
  if (!received) throw new Error('The call sent no request')
  return received
}
