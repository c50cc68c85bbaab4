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

/** What every call may answer: 200, a refusal (401, 403, 422, 429), a failure (500), a gateway's words (502 to 504), any other error. */
const usualStatuses = ['200', '401', '403', '422', '429', '500', '502', '503', '504', 'default']
const bodyStatuses = ['413', '415']
const furtherStatuses: Record<string, string[]> = {
  createLead: ['201'],
  registerUser: ['201', '409'],
  parseInvoice: ['400'],
}

test.each(operations)('$operationId answers the statuses it may and no other', ({ operationId, body, responses }) => {
  const expected = [...usualStatuses, ...(body ? bodyStatuses : []), ...(furtherStatuses[operationId] ?? [])]
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
  expect(Object.keys(properties as Part)).toEqual(['type', 'title', 'status', 'detail', 'instance', 'errors'])
  expect(required).toEqual(['type', 'title', 'status', 'detail', 'errors'])
})

test('a problem has a code, which its examples show', () => {
  const problems = answers.flatMap(({ content }) =>
    Object.values(content?.['application/problem+json']?.examples ?? {}),
  )
  expect(problems.length).toBeGreaterThan(100)
  for (const { value } of problems) expect((value as { type: string }).type).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test('a refusal for too many requests, and for maintenance, may say when to go on', () => {
  for (const { responses } of operations) {
    expect(responses['429']?.headers).toHaveProperty('Retry-After')
    expect(responses['503']?.headers).toHaveProperty('Retry-After')
  }
})

/** Every object schema inside a value, references followed. */
function objectsIn(value: unknown): Part[] {
  return everyPart(follow(value)).flatMap(([at, part]) => {
    if (/\/(if|then)$/.test(at)) return []
    const own = part.type === 'object' ? [part] : []
    return '$ref' in part ? [...own, ...objectsIn(part)] : own
  })
}

test('requests are closed, so that a misspelt member shows', () => {
  const bodies = operations.flatMap(({ body }) => (body ? objectsIn(body.schema) : []))
  expect(bodies.length).toBeGreaterThan(5)
  expect(bodies.filter(({ additionalProperties }) => additionalProperties !== false)).toEqual([])
})

test('responses are open, so that a member can be added without breaking anybody', () => {
  const bodies = answers.flatMap(({ content }) =>
    Object.values(content ?? {}).flatMap(({ schema }) => objectsIn(schema)),
  )
  expect(bodies.length).toBeGreaterThan(20)
  expect(bodies.filter(schema => 'additionalProperties' in schema)).toEqual([])
})
