import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contract } from '#tests/support/mock.ts'
import { writeDirectTraffic } from '../../scripts/traffic/direct-traffic.ts'

// An API may answer 201 where something is created; this server always answers 200.
const neverSent = new Set(['createLead 201', 'registerUser 201'])

interface Har {
  log: { entries: { comment: string; request: { url: string }; response: { status: number } }[] }
}

test('a recording server writes every declared response of every session to one HTTP Archive', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alta-luz-'))
  await writeDirectTraffic(join(folder, 'all', 'calls.har'))
  const { log }: Har = JSON.parse(readFileSync(join(folder, 'all', 'calls.har'), 'utf8'))
  rmSync(folder, { recursive: true })

  const seen = new Set(log.entries.map(({ comment, response }) => `${comment.split(', ', 1)[0]} ${response.status}`))
  const declared = contract.operations.flatMap(({ id, responses }) =>
    [...responses.keys()].map(each => `${id} ${each}`),
  )
  expect(declared.filter(each => !seen.has(each) && !neverSent.has(each))).toEqual([])
  expect(log.entries[0]?.request.url).toMatch(/^http:\/\/localhost:4010\/api\//)
})
