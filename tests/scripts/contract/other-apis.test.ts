import { afterEach, expect, test } from 'vitest'
import { type OtherApi, otherApis } from '#tests/other-apis/index.ts'
import type { StandIn } from '#tests/other-apis/stand-in.ts'
import { contract } from '#tests/support/mock.ts'
import { checkDeployment } from '../../../scripts/contract/check-deployment.ts'

const running: StandIn[] = []
afterEach(() => Promise.all(running.splice(0).map(each => each.close())))

const pageOrigin = 'http://localhost:5173'

interface Truth {
  /** What breaks the wizard there, as `operation pointer`. */
  breaks: string[]
  /** Some of what is tolerated or undeclared. */
  also: string[]
}

/** What each of these APIs does to the wizard, by what its file says. */
const truths: Record<OtherApi, Truth> = {
  'strict and minimal': {
    breaks: [],
    also: ['tolerated listCadastralUnits #/status', 'tolerated validateCups #/body/error'],
  },
  'created and wrapped': { breaks: [], also: ['tolerated checkIban #/body', 'undeclared parseInvoice #/status'] },
}

async function check(name: OtherApi, settings: { pageOrigin?: string; headers?: ReadonlyMap<string, string> } = {}) {
  const api = await otherApis[name]({ pageOrigin })
  running.push(api)
  // A page on the API's own host, so that a browser sends the API's cookies without TLS.
  const target = api.origin.replace('127.0.0.1', 'localhost')
  const headers = settings.pageOrigin ? undefined : new Map([['origin', pageOrigin], ...(settings.headers ?? [])])
  const calls = await checkDeployment(contract, { target, testPerson: {}, sleep: async () => {}, ...settings, headers })
  return calls.flatMap(({ operation, findings }) =>
    findings.map(({ grade, pointer }) => ({ grade, place: `${operation} ${pointer}` })),
  )
}

const names = Object.keys(otherApis) as OtherApi[]

test.each(names)('the check says the truth about an API that is %s, behind a proxy', async name => {
  const found = await check(name)
  const { breaks, also } = truths[name]
  expect(new Set(found.filter(({ grade }) => grade === 'breaks').map(({ place }) => place))).toEqual(new Set(breaks))
  expect(found.map(({ grade, place }) => `${grade} ${place}`)).toEqual(expect.arrayContaining(also))
})

test.each(names)('the check says the truth about an API that is %s, from a page of another origin', async name => {
  const found = await check(name, { pageOrigin })
  const { breaks } = truths[name]
  expect(new Set(found.filter(({ grade }) => grade === 'breaks').map(({ place }) => place))).toEqual(new Set(breaks))
  expect(found).toContainEqual({ grade: 'tolerated', place: 'checkIban #/preflight/access-control-max-age' })
})
