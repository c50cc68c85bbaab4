import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'

const run = promisify(execFile)
const collection = 'docs/automation.postman_collection.json'
// As the guide says it. Newman is Postman without its window; it is downloaded for this test, because it brings 150 packages.
const [, newman = ''] = readFileSync('docs/automation.md', 'utf8').match(/npx --yes (newman@[\d.]+) run docs/) ?? []

/** Runs the collection. Returns how many assertions were made, and how many failed. */
async function runCollection(file: string): Promise<{ total: number; failed: number }> {
  const report = join(mkdtempSync(join(tmpdir(), 'alta-luz-')), 'report.json')
  const origin = `origin=http://localhost:${process.env.E2E_MOCK_PORT}`
  const reporter = ['--reporters', 'json', '--reporter-json-export', report]
  await run('npx', ['--yes', newman, 'run', file, '--env-var', origin, '--suppress-exit-code', ...reporter])
  return JSON.parse(readFileSync(report, 'utf8')).run.stats.assertions
}

test('the Postman recipe runs, and fails where a check fails', async () => {
  expect(await runCollection(collection)).toMatchObject({ total: 4, failed: 0 })

  const other = join(mkdtempSync(join(tmpdir(), 'alta-luz-')), 'collection.json')
  writeFileSync(other, readFileSync(collection, 'utf8').replace('\\"exactly\\": 2', '\\"exactly\\": 3'))
  expect(await runCollection(other)).toMatchObject({ total: 4, failed: 1 })
})
