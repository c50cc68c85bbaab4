import { describe, expect, test } from 'vitest'
import { contract, everyPart, follow, type Media, operations, type Part } from './contract-file.ts'

const answers = operations.flatMap(({ operationId, responses }) =>
  Object.entries(responses).map(([status, response]) => ({ operationId, status, ...response })),
)

/** The members of section 3 of the specification, and of section 7 where it names what a call returns. */
const shown = {
  EmailCheck: 'formatInvalid, alreadyExists, blockedDomain',
  CupsCheck: 'error, formatInvalid, disallowedTariff, disallowedCapacity, alreadyExists, existsInSips, p1, p3, address',
  SupplyAddress: 'street, streetNr, apartment, zipCode, province, municipality',
  InvoiceReading: 'address, streetName, street, apartment, municipality, cups, province, streetNr, zipCode, p1, p2, p3',
  CampaignResolution: 'campaignExists, firstName, campaign',
  Campaign: 'information, bannerText, title',
  CadastralUnit: 'ReferenciaCatastral, Bloque, Escalera, Planta, Puerta',
  Registration: 'id, userId, contracts',
  Contract: 'id, cups',
  Scoring: 'status, score, reason',
  TranslationEntry: 'key, value',
  UserInfo: 'given_name, family_name, email',
}

test.each(Object.entries(shown))(
  '%s has the members the specification shows; any other is marked as assumed',
  (name, list) => {
    const members = list.split(', ')
    const properties = contract.components.schemas[name]?.properties as Record<string, Part>
    const certain = Object.keys(properties).filter(
      member => !members.includes(member) && !properties[member]?.['x-assumed'],
    )
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(members))
    expect(certain).toEqual([])
  },
)

/** Besides 200, what a broken request gets (422) and what a broken server says (500). */
const furtherStatuses: Record<string, string[]> = {
  createLead: ['201'],
  registerUser: ['201', '409'],
  parseInvoice: ['400', '413'],
  getTranslations: ['401'],
  getUserInfo: ['401'],
}

test.each(operations)('$operationId answers the statuses it may and no other', ({ operationId, responses }) => {
  const expected = ['200', '422', '500', ...(furtherStatuses[operationId] ?? [])]
  expect(Object.keys(responses).toSorted()).toEqual(expected.toSorted())
})

describe.each(answers)('$operationId $status', ({ status, content }) => {
  const [type, media] = Object.entries(content ?? {})[0] as [string, Media]

  test('is JSON, and a problem of RFC 9457 when it is an error', () => {
    expect(type).toBe(Number(status) < 400 ? 'application/json' : 'application/problem+json')
  })

  test('has a named schema', () => {
    expect(media.schema.$ref).toMatch(/^#\/components\/schemas\//)
  })

  test('has an example', () => {
    expect(Object.keys(media.examples ?? {})).not.toEqual([])
  })
})

test.each(answers.filter(({ status }) => Number(status) >= 400))(
  'the examples of $operationId $status repeat their status',
  ({ status, content }) => {
    const examples = Object.values(Object.values(content ?? {})[0]?.examples ?? {})
    expect(examples.map(({ value }) => (value as { status: number }).status)).toEqual(
      examples.map(() => Number(status)),
    )
  },
)

test('a broken request is told where and why', () => {
  const { properties, required } = follow<Part>({ $ref: '#/components/schemas/InvalidRequestProblem' })
  expect(Object.keys(properties as Part)).toEqual(['title', 'status', 'detail', 'errors'])
  expect(required).toEqual(['title', 'status', 'detail', 'errors'])
})

test('every object is closed, so that an undeclared member shows', () => {
  const objects = everyPart(contract.components.schemas).filter(
    ([at, { type }]) => type === 'object' && !/\/(if|then)$/.test(at),
  )
  expect(objects.length).toBeGreaterThan(20)
  expect(objects.filter(([, schema]) => schema.additionalProperties !== false).map(([at]) => at)).toEqual([])
})
