import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contract } from '#tests/support/mock.ts'
import { writeDirectTraffic } from '../../scripts/traffic/direct-traffic.ts'

interface Har {
  log: { entries: { comment: string; request: { url: string }; response: { status: number } }[] }
}

test('a recording server leaves every declared answer of every session in one HTTP Archive', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alta-luz-'))
  await writeDirectTraffic(join(folder, 'all', 'calls.har'))
  const { log }: Har = JSON.parse(readFileSync(join(folder, 'all', 'calls.har'), 'utf8'))
  rmSync(folder, { recursive: true })

  const seen = new Set(log.entries.map(({ comment, response }) => `${comment.split(', ', 1)[0]} ${response.status}`))
  const declared = contract.operations.flatMap(({ id, responses }) =>
    [...responses.keys()].map(each => `${id} ${each}`),
  )
  expect(declared.filter(each => !seen.has(each))).toEqual([])
  expect(log.entries[0]?.request.url).toMatch(/^http:\/\/localhost:4010\/api\//)
})
