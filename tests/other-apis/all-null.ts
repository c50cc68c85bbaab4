import { invoiceCups, otherTariffCups, takenEmail } from './own-data.ts'
import { type Routes, type StartStandIn, serve } from './stand-in.ts'

const noAddress = { street: null, streetNr: null, apartment: null, zipCode: null, province: null, municipality: null }

/** Names every member it knows, and says null wherever it has no value: a flag that is not set, a list without items. */
const routes: Routes = {
  'GET /verification/spain/provinces': () => ({ body: ['Madrid', null, 'Ceuta'] }),
  'GET /v3/validations/email': ({ query }) => ({
    body: { formatInvalid: null, alreadyExists: query.get('email') === takenEmail || null, blockedDomain: null },
  }),
  'POST /v3/users/leads': () => ({ body: null }),
  'GET /v3/validations/cups': ({ query }) => ({
    body: {
      error: null,
      formatInvalid: null,
      disallowedTariff: query.get('cups') === otherTariffCups || null,
      disallowedCapacity: null,
      alreadyExists: null,
      existsInSips: true,
      p1: null,
      p3: null,
      extensionRights: null,
      address: noAddress,
    },
  }),
  'POST /v3/validations/street-codes': () => ({ body: null }),
  'GET /verification/fni': () => ({ body: { valid: true } }),
  'GET /verification/iban': () => ({ body: { valid: true } }),
  'POST /v2/users': () => ({ status: 201, body: { id: null, userId: null, contracts: null } }),
  'POST /v3/validations/resolve-campaign': () => ({ body: { campaignExists: null, firstName: null, campaign: null } }),
  'GET /v3/prices/tariff': () => ({ body: { providerFeeEurosPerMonth: null, savingsUpToPercent: null } }),
  'GET /v3/validations/supply-costs': () => ({ body: { supplyCostMin: null, supplyCostMax: null } }),
  'POST /v3/scoring/b2c': () => ({ body: { status: null, score: null, reason: null } }),
  'POST /v3/users/pdf': () => ({ body: { ...noAddress, cups: invoiceCups, p1: null, p2: null, p3: null } }),
}

/** Everything that may be null is. */
export const allNull: StartStandIn = hosting => serve(routes, hosting)
