import { expect, test } from 'vitest'
import { calls } from '#api/calls/index.ts'
import * as limits from '#domain/limits.ts'
import { languages } from '#i18n/languages.ts'
import { contract, follow, operation } from './contract-file.ts'

test.each(Object.values(calls))('how long the wizard waits for $operation is in the contract', call => {
  expect(operation(call.operation)['x-timeout-seconds']).toBe(call.timeoutMs / 1000)
})

/** Names of values that say nothing about a person. */
const impersonal =
  `alreadyExists autoConsumo blockedDomain bonoSocialEurosPerDay campaign campaignExists changeOfHolder confidence
  currentCapacity disallowedCapacity disallowedTariff email_verified energyAverageEurosPerKwh energyLlanoEurosPerKwh
  energyPuntaEurosPerKwh energyValleEurosPerKwh error eurosPerKwh existsInSips existsWithRights extensionRights extensionRightsUsed
  formatInvalid freeEurosPerYear hasRegisteredByDesktop householdType how information isEnterprise key kind language lng
  marketingConsent newSupply origin originalCampaign originalMedium originalSource p1 p2 p3 pointer powerPuntaEurosPerKwYear
  powerValleEurosPerKwYear privacyConsent providerFeeEurosPerMonth requestedCapacity savingsUpToPercent
  smartChargingEurosPerYear source startsAt status supplyCostMax supplyCostMin text title type valid value
  x-client-os`.split(/\s+/)

type Part = [name: string, schema: unknown]

function findUnmarked([name, part = {}]: Part): string[] {
  const { properties = {}, items = [], oneOf = [], ...schema } = follow<Record<string, object>>(part)
  if (schema['x-pii']) return []
  const same = [items, oneOf].flat().map((each): Part => [name, each])
  const parts = [...Object.entries(properties), ...same]
  return parts.length === 0 ? [name] : parts.flatMap(findUnmarked)
}

test.each(contract.operations)('what the call $id does not mark as personal is known as impersonal', each => {
  const schemas = [each.body, each.otherError, ...each.responses.values()].map((part): Part => ['', part?.schema])
  const parameters = each.parameters.map(({ name, schema }): Part => [name, schema])
  // A list of provinces has no names.
  const unmarked = [...parameters, ...schemas].flatMap(findUnmarked).filter(name => name !== '')
  expect(unmarked.filter(name => !impersonal.includes(name))).toEqual([])
})

function schema(name: string) {
  return follow<Record<string, unknown>>({ $ref: `#/components/schemas/${name}` })
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
