import { invoiceCups, otherTariffCups, takenEmail, vacantCups } from './own-data.ts'
import { type Routes, type StartStandIn, serve } from './stand-in.ts'

const yesNo = (is: boolean) => (is ? 'true' : 'false')

/** Written over an old database that knows texts only, with Spanish decimal commas. */
const routes: Routes = {
  'GET /verification/spain/provinces': () => ({ body: ['Albacete', 'Madrid', 'Melilla'] }),
  'GET /v3/validations/email': ({ query }) => ({
    body: { formatInvalid: 'false', alreadyExists: yesNo(query.get('email') === takenEmail), blockedDomain: 'false' },
  }),
  'POST /v3/users/leads': () => ({ status: 201, body: { id: 900 } }),
  'GET /v3/validations/cups': ({ query }) => ({
    body: {
      error: '0',
      formatInvalid: '0',
      disallowedTariff: query.get('cups') === otherTariffCups ? '1' : '0',
      disallowedCapacity: '0',
      alreadyExists: '0',
      existsInSips: '1',
      p1: query.get('cups') === vacantCups ? '0,00' : '4,60',
      p3: query.get('cups') === vacantCups ? '0' : '4,600 kW',
      extensionRights: '5,75',
      address: {
        street: 'Calle del Olmo',
        streetNr: 12,
        apartment: 3,
        zipCode: 28013,
        province: 'MADRID',
        municipality: 'Madrid',
      },
    },
  }),
  'POST /v3/validations/street-codes': () => ({
    body: [{ ReferenciaCatastral: '9872023VH5797S0001WX', Bloque: 1, Escalera: null, Planta: 3, Puerta: 2 }],
  }),
  'GET /verification/fni': () => ({ body: { valid: 'TRUE' } }),
  'GET /verification/iban': () => ({ body: { valid: '1' } }),
  'POST /v2/users': ({ body }) => ({ body: { id: 71, userId: '72', contracts: [{ id: 73, cups: body?.cups }] } }),
  'POST /v3/validations/resolve-campaign': () => ({ body: { campaignExists: 'false' } }),
  'GET /v3/prices/tariff': () => ({ body: { providerFeeEurosPerMonth: '3,90', savingsUpToPercent: '50' } }),
  'GET /v3/validations/supply-costs': () => ({ body: { supplyCostMin: '217,32', supplyCostMax: '227,01 €' } }),
  'POST /v3/scoring/b2c': () => ({ body: { status: 'Approved', score: '710' } }),
  'POST /v3/users/pdf': () => ({ body: { cups: invoiceCups, zipCode: 28013, p1: '3,45', p3: '3,45 kW' } }),
}

/** Numbers are texts, texts are numbers. */
export const numbersAsText: StartStandIn = hosting => serve(routes, hosting)
