import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StandIn, serve } from '#tests/other-apis/stand-in.ts'
import { registrationId } from '#tests/support/registration.ts'
import { exitCodes } from '../../scripts/contract/report.ts'
import { runCheck } from '../../scripts/contract/run-check.ts'
import { root } from '../architecture/source-files.ts'

const guide = readFileSync(`${root}docs/your-api-in-an-afternoon.md`, 'utf8')
const commands = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.trim().split('\n'))

let api: StandIn
let folder = ''
beforeAll(async () => {
  api = await serve({ 'GET /verification/iban': () => ({ body: { valid: false, from: 'the real API' } }) })
  folder = mkdtempSync(join(tmpdir(), 'alta-luz-'))
  writeFileSync(join(folder, 'person.json'), '{ "cups": "ES0021000000000123FM" }')
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await api.close()
})

/** The arguments of a command, with the API of this test and files in a folder of its own. */
function argumentsOf(command: string): string[] {
  const [, text = ''] = command.split(' -- ')
  return [...text.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain = '']) => {
    if (quoted !== undefined) return quoted.replace('…', 'k-0123456789')
    if (plain === 'https://staging.example') return api.origin
    return /\.(har|json)$/.test(plain) ? join(folder, plain.replace('/', '-')) : plain
  })
}

/** Starts the mock server as `npm start` does, and asks it about an account. */
async function askThrough(args: string[]): Promise<{ printed: string; body: unknown }> {
  const server = spawn(process.execPath, ['mock-server/server.ts', ...args], {
    cwd: root,
    env: { ...process.env, MOCK_PORT: '0', HOST: '127.0.0.1' },
  })
  const ended = once(server, 'exit')
  try {
    let printed = ''
    const origin = await new Promise<string>((resolve, reject) => {
      for (const stream of [server.stdout, server.stderr]) {
        stream.on('data', chunk => {
          printed += chunk
          const [, address] = /answers at (\S+)\/api/.exec(printed) ?? []
          if (address) resolve(address)
        })
      }
      void ended.then(() => reject(new Error(printed)))
    })
    const headers = { 'x-registration-id': registrationId, 'x-mock-session': 'guide' }
    const response = await fetch(`${origin}/api/verification/iban?iban=ES9121000418450200051332`, { headers })
    return { printed, body: await response.json() }
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}

test('the guide has commands of every kind', () => {
  for (const option of ['--target', '--header', '--json', '--with-registration', '--person', '--page-origin'])
    expect(commands.filter(each => each.startsWith('npm run contract:check') && each.includes(option))).not.toEqual([])
  for (const option of ['--target', '--header', '--record', '--unmasked', '--replay'])
    expect(commands.filter(each => each.startsWith('npm start') && each.includes(option))).not.toEqual([])
  expect(commands.every(each => /^npm (start|run contract:check) -- /.test(each))).toBe(true)
})

test.each(commands.filter(each => each.startsWith('npm run contract:check')))('%s', async command => {
  const { exitCode, output } = await runCheck(argumentsOf(command))
  // That API answers one call only.
  expect(exitCode).toBe(exitCodes.breaks)
  expect(output).toContain('checkIban')
  expect(output).not.toContain('k-0123456789')
})

// In the order of the guide: what is played back was recorded before.
test.each(commands.filter(each => each.startsWith('npm start')))(
  '%s',
  async command => {
    const args = argumentsOf(command)
    const { printed, body } = await askThrough(args)
    expect(body).toMatchObject({ valid: false })
    expect(printed).not.toContain('k-0123456789')
    const [record] = args.slice(args.indexOf('--record') + 1)
    if (command.includes('--record')) expect(existsSync(record ?? '')).toBe(true)
  },
  30_000,
)

test('the guide names every exit status, grade and member of the report', async () => {
  const { output = '' } = await runCheck(['--target', api.origin, '--json'])
  const report = JSON.parse(output)
  const [call] = report.calls
  const members = [report, call, call.findings[0], report.notAsked[0], exitCodes].flatMap(each => Object.keys(each))
  expect(members.filter(each => !guide.includes(`\`${each}\``))).toEqual([])
  for (const status of Object.values(exitCodes)) expect(guide).toContain(`| ${status} |`)
})
