import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { getFreePort } from '../../scripts/start/ports.ts'

const maxBytes = 3 * 1024 * 1024

/** What the package's README shows, by the name of the file in its first line. */
function readExamples(): Map<string, string> {
  const readme = readFileSync('mock-server/README.md', 'utf8')
  const blocks = [...readme.matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)```/g)]
  return new Map(blocks.map(([, name = '', text = '']) => [name, text]))
}

/** Rejects with what the program printed where it fails. */
async function run(program: string, args: string[], cwd: string) {
  const running = promisify(execFile)(program, args, { cwd, env: { ...process.env, CI: '1' } })
  const { stdout, stderr } = await running.catch(error => Promise.reject(new Error(error.stdout + error.stderr)))
  return stdout + stderr
}

const timeout = 400_000

test('another project installs the package and has a green test by the README alone', { timeout }, async () => {
  const folder = temporaryFolder()
  await run('npm', ['pack', '-w', 'mock-server', '--pack-destination', folder], '.')
  const tarball = join(folder, 'alta-luz-mock-server-0.1.0.tgz')
  expect(statSync(tarball).size).toBeLessThan(maxBytes)

  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  // As npm installs it, without asking a registry: the package, and of this project's packages only those that it names.
  const modules = join(folder, 'node_modules')
  const own = join(modules, '@alta-luz/mock-server')
  mkdirSync(own, { recursive: true })
  await run('tar', ['xzf', tarball, '--strip-components=1', '-C', own], folder)
  const { dependencies, bin } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'))
  const link = (name: string) => {
    mkdirSync(join(modules, name, '..'), { recursive: true })
    symlinkSync(join(process.cwd(), 'node_modules', name), join(modules, name))
  }
  for (const name of [...Object.keys(dependencies), '@playwright/test', 'playwright']) link(name)
  mkdirSync(join(modules, '.bin'))
  chmodSync(join(own, bin['alta-luz-mock']), 0o755)
  symlinkSync(join(own, bin['alta-luz-mock']), join(modules, '.bin/alta-luz-mock'))
  const port = String(await getFreePort())
  for (const [name, text] of readExamples()) writeFileSync(join(folder, name), text.replaceAll('4010', port))
  expect(await run(process.execPath, ['node_modules/playwright/cli.js', 'test'], folder)).toContain('1 passed')

  expect(await run('npx', ['alta-luz-mock', '--help'], folder)).toContain('--scenario')
  const pdf = readFileSync('e2e/fixtures/invoices/endesa.pdf').toString('base64')
  writeFileSync(join(folder, 'invoice.json'), JSON.stringify({ email: 'lucia.campos@correo.example', pdf }))
  const program = `import { startMockServer } from '@alta-luz/mock-server'
    import { createMockClient } from '@alta-luz/mock-server/client'
    import { readFileSync } from 'node:fs'
    const server = await startMockServer({ port: 0 })
    const mock = createMockClient(server.origin, 'my-session')
    await mock.use('email-exists', 'everything-slow')
    const pages = ['/__mock/', '/__mock/panel/panel.js', '/__mock/panel/style.css', '/__mock/marketing/', '/__mock/journey/style.css', '/__mock/mail', '/__mock/scenario.schema.json', '/__mock/docs/']
    for (const page of pages) console.log(page, (await fetch(server.origin + page)).status)
    const headers = { 'content-type': 'application/json', 'x-registration-id': crypto.randomUUID() }
    const answer = await fetch(server.origin + '/api/v3/users/pdf', { method: 'POST', headers, body: readFileSync('invoice.json') })
    console.log(answer.status, await answer.text())
    await server.close()`
  writeFileSync(join(folder, 'program.ts'), program)
  const refused = await run(process.execPath, ['program.ts'], folder)
  expect(refused.match(/ 200$/gm)).toHaveLength(8)
  const [, needed = ''] = /^503 .*npm install (.*?)\. Or choose/m.exec(refused) ?? []
  for (const name of [...needed.split(' '), 'tesseract.js-core']) link(name)
  expect(await run(process.execPath, ['program.ts'], folder)).toMatch(/^200 .*"cups":"ES0031000000000302RS1P"/m)

  // The types need nothing else.
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--types', 'node']
  const typeRoots = ['--typeRoots', join(process.cwd(), 'node_modules/@types')]
  const tsc = join(process.cwd(), 'node_modules/.bin/tsc')
  await run(tsc, [...options, ...typeRoots, 'program.ts', 'iban.spec.ts'], folder)
})
