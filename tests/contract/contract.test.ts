import { describe, expect, test } from 'vitest'
import { calls } from '#api/calls/index.ts'
import { cupsProblem } from '#domain/cups.ts'
import { checkIban } from '#domain/iban-rules.ts'
import { checkCif, checkDocument } from '#domain/identity.ts'
import * as limits from '#domain/limits.ts'
import { languages } from '#i18n/languages.ts'
import { everyPart, follow, type Operation, operation, operations, type Part } from './contract-file.ts'

/** Section 7 of the specification, word for word; `?` marks what may be missing. */
const specified = `
listProvinces: GET /verification/spain/provinces
validateEmail: GET /v3/validations/email query email
createLead: POST /v3/users/leads query email, privacyConsent, marketingConsent, source?
validateCups: GET /v3/validations/cups query cups
listCadastralUnits: POST /v3/validations/street-codes body street, streetNr, apartment?, zipCode, province, municipality
checkDocument: GET /verification/fni query fni
checkIban: GET /verification/iban query iban
registerUser: POST /v2/users body cups, changeOfHolder, autoConsumo, square?, street?, streetNr?, apartment?, zipCode?, \
province?, municipality?, firstName, lastName, companyName?, phoneNumber, addressReference?, registrationId, householdType, \
newSupply, p1, p3, email, password, confirmedPassword, isEnterprise, dni, cif?, iban, hasRegisteredByDesktop, \
referalToken?, originalCampaign?, originalSource?, originalMedium?, source?, clickId?, consents?
resolveCampaign: POST /v3/validations/resolve-campaign body campaign?, referralToken?
getTariff: GET /v3/prices/tariff
estimateSupplyCosts: GET /v3/validations/supply-costs query requestedCapacity, currentCapacity, extensionRights
scoreCustomer: POST /v3/scoring/b2c body cups, nif, postalCode, dateOfBirth
parseInvoice: POST /v3/users/pdf body email, pdf or email, images
getTranslations: GET /locations/{lng}/webreg-dump
getUserInfo: GET /oauth2/v3/userinfo`

/** The members of a body, alternatives separated by "or". */
function members(given: Part): string {
  const schema = follow<Part>(given)
  if (schema.oneOf) return (schema.oneOf as Part[]).map(members).join(' or ')
  const required = (schema.required ?? []) as string[]
  const names = Object.keys(schema.properties as Part)
  return names.map(name => (required.includes(name) ? name : `${name}?`)).join(', ')
}

function written({ operationId, method, path, parameters, body }: Operation): string {
  const query = parameters.filter(each => each.in === 'query').map(each => `${each.name}${each.required ? '' : '?'}`)
  const asked = `${query.length ? ` query ${query.join(', ')}` : ''}${body ? ` body ${members(body.schema)}` : ''}`
  return `${operationId}: ${method} ${path}${asked}`
}

test('the contract has the calls of the specification, each with its exact names', () => {
  expect(operations.map(written).sort()).toEqual(specified.trim().split('\n').sort())
})

test('product calls carry the registration id, and registration the click id and the session cookie', () => {
  for (const { operationId, parameters } of operations) {
    const header = parameters.find(each => each.in === 'header' && each.name === 'X-Registration-Id')
    expect([operationId, header?.required]).toEqual([operationId, operationId in calls || undefined])
  }
  const cookies = operation('registerUser').parameters.filter(each => each.in === 'cookie')
  expect(cookies.map(each => each.name)).toEqual(['tduid', 'session'])
})

test.each(Object.values(calls))('how long the wizard waits for $operation is in the contract', call => {
  expect(operation(call.operation).timeoutSeconds).toBe(call.timeoutMs / 1000)
})

/** The values of a schema by the member or parameter that has them, with all that its schema and reference say. */
function valuesIn(schema: Part, name: string): [string, Part][] {
  const { $ref, ...own } = schema
  const merged: Part = { ...($ref ? follow<Part>({ $ref }) : {}), ...own }
  const inside = [
    ...Object.entries((merged.properties ?? {}) as Record<string, Part>),
    ...[...((merged.oneOf ?? []) as Part[]), ...(merged.items ? [merged.items as Part] : [])].map(
      (each): [string, Part] => [name, each],
    ),
  ]
  return inside.length > 0 ? inside.flatMap(([member, part]) => valuesIn(part, member)) : [[name, merged]]
}

/** Texts and numbers that say nothing about a person. */
const impersonal =
  `p1 p2 p3 extensionRights extensionRightsUsed supplyCostMin supplyCostMax householdType requestedCapacity currentCapacity
  providerFeeEurosPerMonth savingsUpToPercent freeEurosPerYear smartChargingEurosPerYear information bannerText title campaign
  originalCampaign originalSource originalMedium source status key value lng powerPuntaEurosPerKwYear powerValleEurosPerKwYear
  energyPuntaEurosPerKwh energyLlanoEurosPerKwh energyValleEurosPerKwh energyAverageEurosPerKwh bonoSocialEurosPerDay startsAt
  eurosPerKwh   X-Client-OS origin confidence kind language how text`.split(/\s+/)

test('personal data are marked, and what is not marked is known as impersonal', () => {
  const values = operations.flatMap(({ operationId, parameters, body, responses }) => [
    ...parameters.flatMap(({ name, schema }) => valuesIn(schema, name)),
    ...(body ? valuesIn(body.schema, 'body') : []),
    // A list of provinces and the number of a lead belong to no person.
    ...(['listProvinces', 'createLead'].includes(operationId)
      ? []
      : valuesIn(responses['200']?.content?.['application/json']?.schema ?? {}, 'body')),
  ])
  expect(values.length).toBeGreaterThan(80)
  const unmarked = values.filter(([, schema]) => schema.type !== 'boolean' && !schema['x-pii']).map(([name]) => name)
  expect(unmarked.filter(name => !impersonal.includes(name))).toEqual([])
})

function schema(name: string): Part {
  return follow<Part>({ $ref: `#/components/schemas/${name}` })
}

/** Every value that the examples give a member or parameter of this name, except where the example is about a wrong one. */
function exampleValues(...names: string[]): string[] {
  const inBodies = everyPart(operations).flatMap(([at, part]) =>
    at.includes('/value') ? names.flatMap(name => part[name] ?? []) : [],
  )
  const parameters = operations.flatMap(each => each.parameters)
  const inParameters = parameters.flatMap(each => (names.includes(each.name) ? [each.example] : []))
  return [...inBodies, ...inParameters].filter(value => typeof value === 'string')
}

test('contract and product have the same limits and languages', () => {
  const [min, max] = [limits.passwordMinCharacters, limits.passwordMaxCharacters]
  expect(schema('Password')).toMatchObject({ minLength: min, maxLength: max })
  expect(schema('Base64File').maxLength).toBe(Math.ceil(limits.maxUploadBytes / 3) * 4)
  expect(schema('ImagesUpload')).toMatchObject({ properties: { images: { maxItems: limits.maxInvoiceImages } } })
  expect(schema('Language').enum).toEqual(languages)
  expect(schema('PowerKw')).toMatchObject({ minimum: 0, maximum: limits.maxPowerKw })
  const texts = {
    Email: limits.emailMaxCharacters,
    PersonName: limits.personNameMaxCharacters,
    AddressText: limits.streetMaxCharacters,
    StreetNumber: limits.streetNumberMaxCharacters,
    Apartment: limits.addressDetailsMaxCharacters,
    Marketing: limits.attributionMaxCharacters,
  }
  for (const [name, maxLength] of Object.entries(texts)) expect(schema(name)).toMatchObject({ maxLength })
})

describe('the examples follow the rules of the domain', () => {
  test.each(exampleValues('cups'))('CUPS %s', cups => expect(cupsProblem(cups)).toBeNull())
  test.each(exampleValues('dni', 'nif', 'fni'))('document %s', document => expect(checkDocument(document)).toBeNull())
  test.each(exampleValues('cif'))('CIF %s', cif => expect(checkCif(cif)).toBeNull())
  test.each(exampleValues('iban'))('IBAN %s', iban => expect(checkIban(iban)).toBeNull())
  test.each(exampleValues('email'))('e-mail %s', email => expect(email).toMatch(/\.example$/))
})
