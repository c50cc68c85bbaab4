import { expect, test } from 'vitest'
import { calls } from '#api/calls/index.ts'
import * as limits from '#domain/limits.ts'
import { languages } from '#i18n/languages.ts'
import { findPersonalNames } from '#mock/contract/personal-names.ts'
import { contract, follow, operation } from './contract-file.ts'

test.each(Object.values(calls))('how long the wizard waits for $operation is in the contract', call => {
  expect(operation(call.operation)['x-timeout-seconds']).toBe(call.timeoutMs / 1000)
})

/** Names of values that say nothing about a person, as they are compared. */
const impersonal = `alreadyexists autoconsumo bannertext blockeddomain bonosocialeurosperday campaign campaignexists
  changeofholder confidence currentcapacity detail disallowedcapacity disallowedtariff emailverified energyaverageeurosperkwh
  energyllanoeurosperkwh energypuntaeurosperkwh energyvalleeurosperkwh error eurosperkwh existsinsips existswithrights
  extensionrights extensionrightsused formatinvalid freeeurosperyear hasregisteredbydesktop householdtype how id information
  instance isenterprise key kind language lng marketingconsent newsupply origin originalcampaign originalmedium originalsource
  p1 p2 p3 pointer powerpuntaeurosperkwyear powervalleeurosperkwyear privacyconsent providerfeeeurospermonth requestedcapacity
  savingsuptopercent smartchargingeurosperyear source startsat status supplycostmax supplycostmin text title type valid value
  xclientos`.split(/\s+/)

test.each(contract.operations)('what the call $id does not mark as personal is known as impersonal', each => {
  // A list of provinces has no names.
  const unmarked = [...findPersonalNames(contract, each).impersonal].filter(name => name !== '')
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
