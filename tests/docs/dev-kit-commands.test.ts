import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createAppContext } from '#mock/app-context.ts'
import { readServerOptions } from '#mock/server/server-options.ts'
import { buildTools } from '#mock/tools.ts'
import { contract, mock } from '#tests/support/mock.ts'
import { someone } from '#tests/support/testers.ts'
import { root } from '../architecture/source-files.ts'

// What automation.test.ts does not run: the commands, links and requests within the sentences and tables of both guides.
const guides = ['docs/automation.md', 'docs/testers.md'].map(path => readFileSync(root + path, 'utf8'))
const prose = guides.map(text => text.replaceAll(/```[\s\S]*?```/g, '')).join('\n')
const lines = prose.split('\n')
const unique = (words: readonly string[]) => [...new Set(words)]

const folder = mkdtempSync(join(tmpdir(), 'alta-luz-'))
afterAll(() => rmSync(folder, { recursive: true }))

const links = unique(
  [...prose.matchAll(/\]\(http:\/\/localhost:\d+([^)]*)\)/g)].map(([, path = '']) => path.replaceAll('\\', '')),
).filter(path => path.startsWith('/__mock'))

test('the guides link to the panel, to choices and to situations', () => {
  expect(links.length).toBeGreaterThan(8)
})

test.each(links)('the link %s leads somewhere, §own.243', async path => {
  const { get } = await someone()
  const { status } = await get(path)
  expect([200, 302]).toContain(status)
})

/** `GET`, `POST /__mock/state` in a table is two requests. */
const requests = unique(
  lines.flatMap(line =>
    [...line.matchAll(/((?:`(?:GET|POST|DELETE)`, )*)`(GET|POST|DELETE) (\/__mock[^`?{\s]*)/g)].flatMap(
      ([, others = '', last = '', path = '']) =>
        [...(others.match(/[A-Z]+/g) ?? []), last].map(method => `${method} ${path}`),
    ),
  ),
)

test('every request that the guides name is served, §own.243', async () => {
  const tools = await buildTools(await createAppContext({ contract }))
  expect(requests.length).toBeGreaterThan(20)
  const unserved = requests.filter(request => {
    const [method = '', path = ''] = request.split(' ')
    const url = path.replace(/^(\/__mock\/fill)\/\w+$/, '$1/:step')
    return !tools.hasRoute({ method: method as 'GET', url })
  })
  expect(unserved).toEqual([])
})

const bodies = lines.flatMap(line => {
  const [, path = ''] = /`(?:GET`, `)?POST (\/__mock[^`\s]*)`/.exec(line) ?? []
  const found = path === '' ? [] : [...line.matchAll(/`(\{ [^`]*\})`/g)].map(([, body = '']) => body)
  // A code is another one each time: tests/mock-server/remote.test.ts.
  return found.filter(body => !body.includes('…')).map((body): [string, string] => [path, body])
})

test('the guides show bodies of requests', () => {
  expect(unique(bodies.map(([path]) => path)).toSorted()).toEqual([
    '/__mock/clock',
    '/__mock/situation/next',
    '/__mock/state',
  ])
})

test.each(bodies)('POST %s takes %s, §own.243', async (path, body) => {
  const { status } = await (await someone()).post(path, JSON.parse(body))
  expect([200, 204]).toContain(status)
})

const starts = unique([...prose.matchAll(/npm start -- ([^`]+)`/g)].map(([, args = '']) => args))

test('the guides name the options of a start', () => {
  for (const option of ['--scenario', '--situation', '--keep', '--allow-origin'])
    expect(starts.filter(args => args.startsWith(option))).not.toEqual([])
})

test.each(starts)('npm start takes %s, §own.243', async args => {
  const { scenarios, situation, keep, allowedOrigins } = readServerOptions(
    args.replace('FILE', join(folder, 'sessions')).split(' '),
    4010,
  )
  const { app, call } = await mock({ scenarios, situation, keep, allowedOrigins })
  expect((await call('getTariff')).status).toBe(200)
  await app.close()
})

test('the header and the cookie of the tables choose, §own.243', async () => {
  const [, situation = ''] = /`X-Mock-Situation: ([^`]+)`/.exec(prose) ?? []
  const [, cookie = ''] = /`mock-scenario=([^`]+)`/.exec(prose) ?? []
  const tester = await someone()
  await tester.call('getTariff', { headers: { 'x-mock-situation': situation } })
  expect((await tester.get('/__mock/state')).body).toMatchObject({ situation: { name: situation } })
  const { app } = await mock({ contract })
  const state = await app.inject({ url: '/__mock/state', cookies: { 'mock-session': 'new', 'mock-scenario': cookie } })
  expect(state.json()).toMatchObject({ scenarios: [cookie], from: 'cookie' })
})

test('no command of the guides is left to nobody: each is run here or by the test that stands beside it, §own.243', () => {
  const runElsewhere: Record<string, string> = {
    'npm run situations -- --from': 'tests/mock-server/recorded-situation.test.ts',
    'npm run situations': 'scripts/gates/static.ts',
    'npm run check': 'scripts/check.ts',
    'npm start': 'tests/scripts/ports.test.ts',
    curl: 'tests/docs/automation.test.ts',
  }
  const commands = unique([...prose.matchAll(/`((?:npm|curl|npx|docker|node) [^`]+)`/g)].map(([, text = '']) => text))
  expect(commands.length).toBeGreaterThan(5)
  const orphans = commands.filter(
    text =>
      !text.startsWith('npm start -- ') &&
      !Object.keys(runElsewhere).some(start => text.split(' -- ')[0] === start || text.startsWith(start)),
  )
  expect(orphans).toEqual([])
})
