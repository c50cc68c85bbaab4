import { expect, test } from 'vitest'
import { contract, follow, type Operation, operation, operations, type Part } from './contract-file.ts'

/** Section 7 of the specification, word for word; `?` marks what it calls optional, or what we decided may be missing. */
const calls = {
  listProvinces: 'GET /verification/spain/provinces',
  validateEmail: 'GET /v3/validations/email query email',
  createLead: 'POST /v3/users/leads query email, privacyConsent, marketingConsent, source?',
  validateCups: 'GET /v3/validations/cups query cups',
  listCadastralUnits:
    'POST /v3/validations/street-codes body street, streetNr, apartment?, zipCode, province, municipality',
  checkDocument: 'GET /verification/fni query fni',
  checkIban: 'GET /verification/iban query iban',
  registerUser:
    'POST /v2/users body cups, changeOfHolder, autoConsumo, square?, street?, streetNr?, apartment?, zipCode?, ' +
    'province?, municipality?, firstName, lastName, companyName?, phoneNumber, addressReference?, registrationId, householdType, ' +
    'newSupply, p1, p3, email, password, confirmedPassword, isEnterprise, dni, cif?, iban, hasRegisteredByDesktop, ' +
    'referalToken?, originalCampaign?, originalSource?, originalMedium?, source?, clickId?, consents?',
  resolveCampaign: 'POST /v3/validations/resolve-campaign body campaign?, referralToken?',
  getTariff: 'GET /v3/prices/tariff',
  estimateSupplyCosts: 'GET /v3/validations/supply-costs query requestedCapacity, currentCapacity, extensionRights',
  scoreCustomer: 'POST /v3/scoring/b2c body cups, nif, postalCode, dateOfBirth',
  parseInvoice: 'POST /v3/users/pdf body email, pdf or email, images',
  getTranslations: 'GET /locations/{lng}/webreg-dump',
  getUserInfo: 'GET /oauth2/v3/userinfo',
}

const outside = ['getTranslations', 'getUserInfo']

/** The members of a body, alternatives separated by "or". */
function members(given: Part): string {
  const schema = follow<Part>(given)
  const alternatives = schema.oneOf as Part[] | undefined
  if (alternatives) return alternatives.map(members).join(' or ')
  const required = (schema.required ?? []) as string[]
  return Object.keys(schema.properties as Part)
    .map(name => (required.includes(name) ? name : `${name}?`))
    .join(', ')
}

function written({ method, path, parameters, body }: Operation): string {
  const query = parameters
    .filter(each => each.in === 'query')
    .map(each => (each.required ? each.name : `${each.name}?`))
  return [
    `${method} ${path}`,
    ...(query.length ? [`query ${query.join(', ')}`] : []),
    ...(body ? [`body ${members(body.schema)}`] : []),
  ].join(' ')
}

test('the contract has the calls of the specification, each with its exact names', () => {
  expect(Object.fromEntries(operations.map(each => [each.operationId, written(each)]))).toMatchObject(calls)
})

test.each(operations.filter(each => !outside.includes(each.operationId)))(
  '$operationId carries the registration id',
  ({ parameters }) => {
    const header = parameters.find(each => each.in === 'header' && each.name === 'X-Registration-Id')
    expect(header?.required).toBe(true)
  },
)

test('registration also sends the affiliate click id and the session cookie', () => {
  const cookies = operation('registerUser').parameters.filter(each => each.in === 'cookie')
  expect(cookies.map(each => each.name)).toEqual(['tduid', 'session'])
})

test('product calls live under /api, the services of others on their own address', () => {
  expect(contract.servers).toMatchObject([{ url: '{apiOrigin}/api' }])
  expect(contract.paths['/locations/{lng}/webreg-dump']?.servers).toMatchObject([{ url: '{translationUrl}' }])
  expect(contract.paths['/oauth2/v3/userinfo']?.servers).toMatchObject([{ url: '{userInfoOrigin}' }])
})

test('the translation service gets the client OS and a key, the sign-in provider a bearer token', () => {
  const { parameters } = operation('getTranslations')
  expect(parameters.find(each => each.name === 'X-Client-OS')).toMatchObject({
    in: 'header',
    schema: { enum: ['web'] },
  })
  expect(contract.components).toMatchObject({
    securitySchemes: {
      translationKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
      accessToken: { type: 'http', scheme: 'bearer' },
    },
  })
})
