import type { Answer, ReadOperation } from './answers.ts'
import { type ExchangeOptions, exchange } from './exchange.ts'
import type { components, operations } from './schema.gen.ts'
import type { Received, Wire } from './wire.ts'

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
 * an expected answer, and rethrows an abort as it is. How requests are written and answers read is loaded with the first call.
 */
export function createApi({ origin, registrationId, fetch, timeoutMs }: ApiSettings) {
  let loading: ReturnType<typeof open> | undefined

  /** Loaded once, with the first call, so that calls leave in the order in which they were made. What failed is tried again. */
  async function open() {
    const { createWire, readAnswer, toReply } = await import('./wire.ts')
    return { wire: createWire({ origin, fetch }), readAnswer, toReply }
  }
  function opened() {
    loading ??= open().catch(error => {
      loading = undefined
      throw error
    })
    return loading
  }

  async function ask<Id extends ProductOperation>(
    operation: Id,
    send: (wire: Wire, init: Init) => Promise<Received>,
    options: CallOptions = {},
  ): Promise<Answer<Id>> {
    const header = { 'X-Registration-Id': registrationId() }
    const reply = await exchange(
      operation,
      async signal => {
        const { wire, toReply } = await opened()
        return toReply(await send(wire, { signal, parseAs: 'stream', params: { header } }))
      },
      { ...options, timeoutMs },
    )
    const { readAnswer } = await opened()
    return readAnswer(operation, reply)
  }

  return {
    listProvinces: (options?: CallOptions) =>
      ask('listProvinces', (wire, init) => wire.GET('/verification/spain/provinces', init), options),

    validateEmail: (query: Query<'validateEmail'>, options?: CallOptions) =>
      ask('validateEmail', (wire, init) => wire.GET('/v3/validations/email', withQuery(init, query)), options),

    createLead: (query: Query<'createLead'>, options?: CallOptions) =>
      ask('createLead', (wire, init) => wire.POST('/v3/users/leads', withQuery(init, query)), options),

    validateCups: (query: Query<'validateCups'>, options?: CallOptions) =>
      ask('validateCups', (wire, init) => wire.GET('/v3/validations/cups', withQuery(init, query)), options),

    listCadastralUnits: (body: Body<'StreetCodesQuery'>, options?: CallOptions) =>
      ask('listCadastralUnits', (wire, init) => wire.POST('/v3/validations/street-codes', { ...init, body }), options),

    checkDocument: (query: Query<'checkDocument'>, options?: CallOptions) =>
      ask('checkDocument', (wire, init) => wire.GET('/verification/fni', withQuery(init, query)), options),

    checkIban: (query: Query<'checkIban'>, options?: CallOptions) =>
      ask('checkIban', (wire, init) => wire.GET('/verification/iban', withQuery(init, query)), options),

    registerUser: (body: Body<'RegistrationRequest'>, options?: CallOptions) =>
      ask('registerUser', (wire, init) => wire.POST('/v2/users', { ...init, body }), options),

    resolveCampaign: (body: Body<'CampaignQuery'>, options?: CallOptions) =>
      ask('resolveCampaign', (wire, init) => wire.POST('/v3/validations/resolve-campaign', { ...init, body }), options),

    getTariff: (options?: CallOptions) =>
      ask('getTariff', (wire, init) => wire.GET('/v3/prices/tariff', init), options),

    estimateSupplyCosts: (query: Query<'estimateSupplyCosts'>, options?: CallOptions) =>
      ask(
        'estimateSupplyCosts',
        (wire, init) => wire.GET('/v3/validations/supply-costs', withQuery(init, query)),
        options,
      ),

    scoreCustomer: (body: Body<'ScoringRequest'>, options?: CallOptions) =>
      ask('scoreCustomer', (wire, init) => wire.POST('/v3/scoring/b2c', { ...init, body }), options),

    parseInvoice: (body: Body<'InvoiceUpload'>, options?: CallOptions) =>
      ask('parseInvoice', (wire, init) => wire.POST('/v3/users/pdf', { ...init, body }), options),
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
