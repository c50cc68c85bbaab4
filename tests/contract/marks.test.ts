import { expect, test } from 'vitest'
import { calls } from '#api/calls/index.ts'
import { contract, everyPart, follow, operations, type Part } from './contract-file.ts'

/** The values of a schema, by the place that names them: a member or parameter, with all that its schema and reference say. */
function valuesIn(schema: Part, name: string): [string, Part][] {
  const { $ref, ...own } = schema
  const merged: Part = { ...($ref ? follow<Part>({ $ref }) : {}), ...own }
  const inside = [
    ...Object.entries((merged.properties ?? {}) as Record<string, Part>),
    ...((merged.oneOf ?? []) as Part[]).map((each): [string, Part] => [name, each]),
    ...(merged.items ? [[name, merged.items as Part] as [string, Part]] : []),
  ]
  if (inside.length > 0) return inside.flatMap(([member, part]) => valuesIn(part, member))
  return [[name, merged]]
}

/** Texts and numbers that say nothing about a person. */
const impersonal = new Set(
  ['p1', 'p2', 'p3', 'extensionRights', 'extensionRightsUsed', 'supplyCostMin', 'supplyCostMax', 'householdType']
    .concat(['requestedCapacity', 'currentCapacity', 'providerFeeEurosPerMonth', 'savingsUpToPercent'])
    .concat(['freeEurosPerYear', 'smartChargingEurosPerYear', 'information', 'bannerText', 'title', 'campaign'])
    .concat(['originalCampaign', 'originalSource', 'originalMedium', 'source', 'status', 'key', 'value', 'lng'])
    .concat(['powerPuntaEurosPerKwYear', 'powerValleEurosPerKwYear', 'energyPuntaEurosPerKwh'])
    .concat(['energyLlanoEurosPerKwh', 'energyValleEurosPerKwh', 'energyAverageEurosPerKwh', 'bonoSocialEurosPerDay'])
    .concat(['X-Client-OS', 'origin', 'confidence', 'kind', 'language', 'how', 'text']),
)

const values = operations.flatMap(({ operationId, parameters, body, responses }) => [
  ...parameters.flatMap(({ name, schema }) => valuesIn(schema, name)),
  ...(body ? valuesIn(body.schema, 'body') : []),
  // A list of provinces and a lead's number are nobody's.
  ...(['listProvinces', 'createLead'].includes(operationId)
    ? []
    : valuesIn(responses['200']?.content?.['application/json']?.schema ?? {}, 'body')),
])

test('personal data are marked, and nothing else is left unmarked without being known as impersonal', () => {
  const unmarked = values.filter(
    ([name, schema]) => schema.type !== 'boolean' && !schema['x-pii'] && !impersonal.has(name),
  )
  expect(values.length).toBeGreaterThan(80)
  const names = unmarked.map(([name]) => name)
  expect(names, 'mark these in openapi.yaml with x-pii, or name them above as impersonal').toEqual([])
})

test.each(Object.values(calls))('how long the wizard waits for $operation stands in the contract', call => {
  const declared = operations.find(({ operationId }) => operationId === call.operation)?.timeoutSeconds
  expect(declared).toBe(call.timeoutMs / 1000)
})

test('what is assumed says why, in a sentence', () => {
  const assumed = everyPart(contract).filter(([, part]) => 'x-assumed' in part || 'x-assumed-because' in part)
  expect(assumed.length).toBeGreaterThan(20)
  const isExplained = ([, part]: (typeof assumed)[number]) =>
    part['x-assumed'] === true && /^[A-Z].{30,}\.$/.test(String(part['x-assumed-because']))
  expect(assumed.filter(each => !isExplained(each)).map(([at]) => at)).toEqual([])
})
