import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { sessionLimits } from '#mock/sessions/session-store.ts'

import { type Mock, mock } from '#tests/support/mock.ts'
import { accepted } from '#tests/support/mock-requests.ts'

const testers = 250
const callsEach = 3
const maxGrowth = 1.1

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** As many testers as the server keeps, at the same time: every third in a situation, each at a time of its own. Returns their sessions. */
async function runWave(server: Mock, wave: number): Promise<string[]> {
  const ids = Array.from({ length: testers }, (_, index) => `wave-${wave}-${index}`)
  const answers = await Promise.all(
    ids.map(async (id, index) => {
      const tester = server.as(id)
      if (index % 3 === 0) await tester.post('/__mock/situation', { calls: { checkIban: [500, 200] } })
      await tester.post('/__mock/clock', { advance: { minutes: index % 60 } })
      const statuses: number[] = []
      for (let turn = 0; turn < callsEach; turn += 1)
        statuses.push((await tester.call('checkIban', accepted.checkIban)).status)
      return statuses
    }),
  )
  expect(answers).toEqual(ids.map((_, index) => [index % 3 === 0 ? 500 : 200, 200, 200]))
  return ids
}

test('parallel sessions, as many as the server keeps, see nothing of each other, and memory stays flat, §own.115', {
  timeout: 120_000,
}, async () => {
  const server = await mock({ limits: { sessions: { ...sessionLimits, sessions: testers } } })
  const heapBytes: number[] = []
  for (let wave = 0; wave < 3; wave += 1) {
    const ids = await runWave(server, wave)
    for (const [index, id] of ids.entries()) {
      const tester = server.as(id)
      const calls = await tester.requests()
      expect(calls.map(each => each.session)).toEqual(Array.from({ length: callsEach }, () => id))
      if (index % 10 > 0) continue
      const { body } = await tester.get('/__mock/state')
      expect(body).toMatchObject({ calls: callsEach, situation: index % 3 === 0 ? { name: null, title: '' } : null })
      expect(new Date((body as { now: string }).now).getUTCMinutes()).toBe(index % 60)
    }
    collectGarbage()
    heapBytes.push(process.memoryUsage().heapUsed)
  }
  // From the second wave on, each session takes the place of an older one.
  const [, second = 0, last = 0] = heapBytes
  expect(last / second).toBeLessThan(maxGrowth)
})
