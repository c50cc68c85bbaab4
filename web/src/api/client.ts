import createClient from 'openapi-fetch'
import { type Answer, type ReadOperation, readAnswer } from './answers.ts'
import { type ExchangeOptions, exchange, type Reply } from './exchange.ts'
import type { components, operations, paths } from './schema.gen.ts'

type ProductOperation = Exclude<ReadOperation, 'getUserInfo'>
type Query<Id extends ProductOperation> = NonNullable<operations[Id]['parameters']['query']>
type Body<Name extends keyof components['schemas']> = components['schemas'][Name]

/** What may be said about one call besides its input. */
type CallOptions = Pick<ExchangeOptions, 'signal'>

interface ApiSettings {
  /** Where the product API lives, without `/api`; empty for the page's own origin. */
  origin: string
  /** The registration id as it is when a call is made. */
  registrationId: () => string
  fetch?: (request: Request) => Promise<Response>
  /** One time limit for every call instead of their own, in milliseconds. */
  timeoutMs?: number
}

/** The product API, one method per call. */
export type Api = ReturnType<typeof createApi>

/**
 * Makes the client of the product API. Every method resolves to `{ status, body }`, throws an `ApiError` for anything but
 * an expected answer, and rethrows an abort as it is. The only file that touches openapi-fetch, whose authors no longer
 * develop it: here it writes typed requests, and reading answers is ours.
 */
export function createApi({ origin, registrationId, fetch, timeoutMs }: ApiSettings) {
  const wire = createClient<paths>({
    baseUrl: `${origin}/api`,
    credentials: 'include',
    // Also where there is no body: the specification says every call carries it.
    headers: { 'Content-Type': 'application/json' },
    ...(fetch && { fetch }),
  })

  async function ask<Id extends ProductOperation>(
    operation: Id,
    send: (init: Init) => Promise<Received>,
    options: CallOptions = {},
  ): Promise<Answer<Id>> {
    const header = { 'X-Registration-Id': registrationId() }
    const reply = await exchange(
      operation,
      async signal => toReply(await send({ signal, parseAs: 'stream', params: { header } })),
      { ...options, timeoutMs },
    )
    return readAnswer(operation, reply)
  }

  return {
    listProvinces: (options?: CallOptions) =>
      ask('listProvinces', init => wire.GET('/verification/spain/provinces', init), options),

    validateEmail: (query: Query<'validateEmail'>, options?: CallOptions) =>
      ask('validateEmail', init => wire.GET('/v3/validations/email', withQuery(init, query)), options),

    createLead: (query: Query<'createLead'>, options?: CallOptions) =>
      ask('createLead', init => wire.POST('/v3/users/leads', withQuery(init, query)), options),

    validateCups: (query: Query<'validateCups'>, options?: CallOptions) =>
      ask('validateCups', init => wire.GET('/v3/validations/cups', withQuery(init, query)), options),

    listCadastralUnits: (body: Body<'StreetCodesQuery'>, options?: CallOptions) =>
      ask('listCadastralUnits', init => wire.POST('/v3/validations/street-codes', { ...init, body }), options),

    checkDocument: (query: Query<'checkDocument'>, options?: CallOptions) =>
      ask('checkDocument', init => wire.GET('/verification/fni', withQuery(init, query)), options),

    checkIban: (query: Query<'checkIban'>, options?: CallOptions) =>
      ask('checkIban', init => wire.GET('/verification/iban', withQuery(init, query)), options),

    registerUser: (body: Body<'RegistrationRequest'>, options?: CallOptions) =>
      ask('registerUser', init => wire.POST('/v2/users', { ...init, body }), options),

    resolveCampaign: (body: Body<'CampaignQuery'>, options?: CallOptions) =>
      ask('resolveCampaign', init => wire.POST('/v3/validations/resolve-campaign', { ...init, body }), options),

    getTariff: (options?: CallOptions) => ask('getTariff', init => wire.GET('/v3/prices/tariff', init), options),

    estimateSupplyCosts: (query: Query<'estimateSupplyCosts'>, options?: CallOptions) =>
      ask('estimateSupplyCosts', init => wire.GET('/v3/validations/supply-costs', withQuery(init, query)), options),

    scoreCustomer: (body: Body<'ScoringRequest'>, options?: CallOptions) =>
      ask('scoreCustomer', init => wire.POST('/v3/scoring/b2c', { ...init, body }), options),

    parseInvoice: (body: Body<'InvoiceUpload'>, options?: CallOptions) =>
      ask('parseInvoice', init => wire.POST('/v3/users/pdf', { ...init, body }), options),
  }
}

/** What every request says besides its own query or body. */
type Init = {
  signal: AbortSignal
  parseAs: 'stream'
  params: { header: { 'X-Registration-Id': string } }
}

function withQuery<Given>(init: Init, query: Given) {
  return { ...init, params: { ...init.params, query } }
}

/** What openapi-fetch hands over: a success with its body unread, or a failure whose body it has read. */
interface Received {
  response: Response
  error?: unknown
}

async function toReply({ response, error = '' }: Received): Promise<Reply> {
  const { status, ok } = response
  if (ok) return { status, text: await response.text() }
  return { status, text: typeof error === 'string' ? error : JSON.stringify(error) }
}
