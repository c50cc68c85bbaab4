import { expect, test } from 'vitest'
import { calls } from '#api/calls/index.ts'
import * as limits from '#domain/limits.ts'
import { languages } from '#i18n/languages.ts'
import { follow, operation, operations, type Part } from './contract-file.ts'

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
  eurosPerKwh X-Client-OS origin confidence kind language how text`.split(/\s+/)

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
