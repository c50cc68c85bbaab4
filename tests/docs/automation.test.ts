import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { getValidator } from '#mock/contract/validator.ts'
import { createSituationLoader } from '#mock/situation/load-situation.ts'
import { situationSchema } from '#mock/situation/situation-schema.ts'
import { contract, type Mock, mock } from '#tests/support/mock.ts'
import { root } from '../architecture/source-files.ts'

const run = promisify(execFile)
const guide = readFileSync(`${root}docs/automation.md`, 'utf8')
const testers = readFileSync(`${root}docs/testers.md`, 'utf8')

function blocks(language: string): string[] {
  return [...guide.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text = '']) =>
    text.trim(),
  )
}

let server: Mock
let host = ''
beforeAll(async () => {
  server = await mock()
  host = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).host
})
afterAll(() => server.app.close())

const commands = blocks('sh').flatMap(block => block.split('\n'))
const [scenarioCommand = ''] = testers.match(/curl -H 'X-Mock-Scenario[^`]*/) ?? []

test('the guide has commands for every part of the control API, §own.112', () => {
  expect(commands.every(each => each.startsWith('curl '))).toBe(true)
  for (const path of ['situation', 'verify', 'wait', 'clock', 'requests.har', 'reset', '/api/'])
    expect(commands.filter(each => each.includes(path))).not.toEqual([])
})

// In the order of the guide: what is verified was called before.
test.each(commands)('%s', async command => {
  const { stdout } = await run('sh', ['-c', command.replaceAll('localhost:4010', host)])
  if (command.includes('%{http_code}')) expect(stdout).toBe('500\n')
})

test('the command of the testers’ guide that chooses by a header shows its scenario, §own.112', async () => {
  expect(scenarioCommand).toContain('provinces-fail')
  const { stdout } = await run('sh', ['-c', scenarioCommand.replaceAll('localhost:4010', host)])
  expect(JSON.parse(stdout)).toMatchObject({ status: 500 })
})

test('the Python recipe runs, §own.112', async () => {
  const [script = ''] = blocks('python')
  await run('python3', ['-c', script.replaceAll('localhost:4010', host)])
})

test('the Playwright recipe is a test of the browser tests, §own.112', () => {
  const [recipe] = blocks('ts')
  expect(readFileSync(`${root}e2e/automation-recipe.spec.ts`, 'utf8').trim()).toBe(recipe)
})

test('the situation of the guide can be used, and every member is explained, §own.112', () => {
  const [text = ''] = blocks('json')
  expect(createSituationLoader(contract, getValidator(contract))(JSON.parse(text))).toMatchObject({
    status: 'valid',
  })
  const members = Object.keys(situationSchema.shape).filter(each => !['$schema', 'title'].includes(each))
  expect(members.filter(each => !guide.includes(`| \`${each}\` |`))).toEqual([])
})

test('the workflow starts services that the compose file has, §own.112', () => {
  const [workflow = ''] = blocks('yaml')
  const { services } = parse(readFileSync(`${root}docker-compose.yml`, 'utf8'))
  expect(parse(workflow).jobs.test.steps.at(-1).run).toBe('docker compose logs mock-server')
  expect(Object.keys(services)).toContain('mock-server')
})
