import { provincesWatchdogMs } from '#domain/limits.ts'
import type { OperationId } from '../api-error.ts'
import { defineCall, type QueryOf, type RequestBodyOf } from '../define-call.ts'
import {
  boolean,
  each,
  figure,
  flag,
  list,
  mapped,
  object,
  optional,
  optionalText,
  signedUnitPrice,
  text,
  unitPrice,
  unusable,
  withFallback,
  word,
} from '../response-schemas.ts'
import { parseInvoice } from './parse-invoice.ts'
import { registerUser } from './register-user.ts'
import { validateCups } from './validate-cups.ts'

/** The names for the province dropdown. An empty list counts as a failure: the wizard then uses its own names. */
const listProvinces = defineCall('listProvinces', {
  request: client => client.GET('/verification/spain/provinces'),
  response: mapped(list(text), names => (names.length > 0 ? names : unusable)),
  failureMessage: 'error.verification',
  timeoutMs: provincesWatchdogMs,
})

/** Checks an e-mail address before an account is made for it. */
const validateEmail = defineCall('validateEmail', {
  request: (client, query: QueryOf<'validateEmail'>) => client.GET('/v3/validations/email', { params: { query } }),
  response: object({ formatInvalid: flag, alreadyExists: flag, blockedDomain: flag }),
  failureMessage: 'error.verification',
})

/** Keeps the address of a customer who began to sign up. A lost lead never stops a customer. */
const createLead = defineCall('createLead', {
  request: (client, query: QueryOf<'createLead'>) => client.POST('/v3/users/leads', { params: { query } }),
  response: object({ id: withFallback(text, '') }),
  failureMessage: null,
  acceptsEmptyBody: true,
  statuses: [200, 201],
})

/** Lists the dwellings at an address. A failure is the same as no dwellings: the customer writes the details by hand. */
const listCadastralUnits = defineCall('listCadastralUnits', {
  request: (client, body: RequestBodyOf<'listCadastralUnits'>) => client.POST('/v3/validations/street-codes', { body }),
  response: list(
    object({ ReferenciaCatastral: text, ...each(['Bloque', 'Escalera', 'Planta', 'Puerta'], optionalText) }),
  ),
  failureMessage: null,
})

/** Checks the identity document of a person or the CIF of a company. */
const checkDocument = defineCall('checkDocument', {
  request: (client, query: QueryOf<'checkDocument'>) => client.GET('/verification/fni', { params: { query } }),
  response: object({ valid: boolean }),
  failureMessage: 'error.verification',
})

/** Checks whether an account can be debited. */
const checkIban = defineCall('checkIban', {
  request: (client, query: QueryOf<'checkIban'>) => client.GET('/verification/iban', { params: { query } }),
  response: object({ valid: boolean }),
  failureMessage: 'error.verification',
})

const words = withFallback(text, '')

/** Asks what a campaign or a referral promises. */
const resolveCampaign = defineCall('resolveCampaign', {
  request: (client, body: RequestBodyOf<'resolveCampaign'>) =>
    client.POST('/v3/validations/resolve-campaign', { body }),
  response: object({
    campaignExists: flag,
    firstName: optionalText,
    campaign: optional(object({ information: words, bannerText: words, title: words })),
  }),
  failureMessage: 'error.campaign',
  acceptsEmptyBody: true,
})

/** The figures of the offer, in euros and percent; the banner has a constant for each that is missing. */
const getTariff = defineCall('getTariff', {
  request: client => client.GET('/v3/prices/tariff'),
  response: object({
    providerFeeEurosPerMonth: optional(figure),
    savingsUpToPercent: optional(figure),
    freeEurosPerYear: optional(figure),
    smartChargingEurosPerYear: optional(figure),
    prices: optional(
      object({
        powerPuntaEurosPerKwYear: optional(unitPrice),
        powerValleEurosPerKwYear: optional(unitPrice),
        energyPuntaEurosPerKwh: optional(unitPrice),
        energyLlanoEurosPerKwh: optional(unitPrice),
        energyValleEurosPerKwh: optional(unitPrice),
        energyAverageEurosPerKwh: optional(unitPrice),
        bonoSocialEurosPerDay: optional(unitPrice),
      }),
    ),
    hourlyPrices: optional(list(object({ startsAt: text, eurosPerKwh: signedUnitPrice }))),
  }),
  failureMessage: 'error.tariff',
  acceptsEmptyBody: true,
})

/** The least and the most that the distributor charges once, in euros with VAT. */
const estimateSupplyCosts = defineCall('estimateSupplyCosts', {
  request: (client, query: QueryOf<'estimateSupplyCosts'>) =>
    client.GET('/v3/validations/supply-costs', { params: { query } }),
  response: mapped(object({ supplyCostMin: figure, supplyCostMax: figure }), costs =>
    costs.supplyCostMin <= costs.supplyCostMax ? costs : unusable,
  ),
  failureMessage: 'error.supplyCosts',
})

/** Scores a person's credit. The specification knows `denied` or otherwise: any other word, or none, is empty. */
const scoreCustomer = defineCall('scoreCustomer', {
  request: (client, body: RequestBodyOf<'scoreCustomer'>) => client.POST('/v3/scoring/b2c', { body }),
  response: object({
    status: withFallback(word(['approved', 'denied']), ''),
    score: optional(figure),
    reason: optionalText,
  }),
  // Only analytics is told, see `scoringErrorMessage`.
  failureMessage: null,
  acceptsEmptyBody: true,
})

/** The calls of other parties, which `i18n` and the sign-in make themselves. */
type OutsideCall = 'getTranslations' | 'getUserInfo'

/** A call of the product API. */
export type CallName = Exclude<OperationId, OutsideCall>

/** Every call of the product API; one that openapi.yaml has and that is missing here does not compile. */
export const calls = {
  listProvinces,
  validateEmail,
  createLead,
  validateCups,
  listCadastralUnits,
  checkDocument,
  checkIban,
  registerUser,
  resolveCampaign,
  getTariff,
  estimateSupplyCosts,
  scoreCustomer,
  parseInvoice,
} satisfies Record<CallName, unknown>

export type Calls = typeof calls
