import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import playwright from '@playwright/test/package.json' with { type: 'json' }
import { afterAll, expect, test } from 'vitest'
import { getFreePort } from '../../scripts/start/ports.ts'

const folder = mkdtempSync(join(tmpdir(), 'alta-luz-'))
afterAll(() => rmSync(folder, { recursive: true }))

const maxBytes = 3 * 1024 * 1024
const maxSeconds = 120

/** What the package's README shows, by the name of the file in its first line. */
function readExamples(): Map<string, string> {
  const readme = readFileSync('mock-server/README.md', 'utf8')
  const blocks = [...readme.matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)```/g)]
  return new Map(blocks.map(([, name = '', text = '']) => [name, text]))
}

async function run(program: string, args: string[], cwd: string) {
  const { stdout, stderr } = await promisify(execFile)(program, args, { cwd, env: { ...process.env, CI: '1' } }).catch(
    error => {
      throw new Error(`${program} ${args.join(' ')}\n${error.stdout}\n${error.stderr}`)
    },
  )
  return stdout + stderr
}

test('a project of its own installs the package and has a green test by the README alone', {
  timeout: 400_000,
}, async () => {
  await run('npm', ['pack', '-w', 'mock-server', '--pack-destination', folder], '.')
  const tarball = join(folder, 'alta-luz-mock-server-0.1.0.tgz')
  expect(statSync(tarball).size).toBeLessThan(maxBytes)

  const started = Date.now()
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  const packages = [tarball, `@playwright/test@${playwright.version}`]
  await run('npm', ['install', '--save-dev', '--ignore-scripts', '--prefer-offline', '--no-audit', ...packages], folder)
  const port = String(await getFreePort())
  for (const [name, text] of readExamples()) writeFileSync(join(folder, name), text.replaceAll('4010', port))
  expect(await run('npx', ['playwright', 'test'], folder)).toContain('1 passed')
  expect((Date.now() - started) / 1000).toBeLessThan(maxSeconds)

  const help = await run('npx', ['alta-luz-mock', '--help'], folder)
  expect(help).toContain('--scenario')
  const program = `import { startMockServer } from '@alta-luz/mock-server'
    import { createMockClient } from '@alta-luz/mock-server/client'
    const server = await startMockServer({ port: 0 })
    const mock = createMockClient(server.origin, 'my-session')
    await mock.use('email-exists', 'everything-slow')
    const pages = ['/__mock/', '/__mock/panel/panel.js', '/__mock/panel/style.css', '/__mock/marketing/', '/__mock/journey/style.css', '/__mock/mail', '/__mock/scenario.schema.json']
    for (const page of pages) console.log(page, (await fetch(server.origin + page)).status)
    await server.close()`
  writeFileSync(join(folder, 'program.ts'), program)
  const printed = await run(process.execPath, ['program.ts'], folder)
  expect(printed.match(/ 200$/gm)).toHaveLength(7)

  // The types stand alone.
  const options = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2024',
    '--types',
    'node',
    '--typeRoots',
    join(process.cwd(), 'node_modules/@types'),
  ]
  await run(join(process.cwd(), 'node_modules/.bin/tsc'), [...options, 'program.ts', 'iban.spec.ts'], folder)
})
