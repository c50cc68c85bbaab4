import { expect, test } from 'vitest'
import { mock } from '#tests/support/mock.ts'
import { accepted } from '#tests/support/mock-requests.ts'
import { catalogue, flateBomb, onePage, page, pdfFile, stream } from '#tests/support/pdf-file.ts'

const bomb = pdfFile([catalogue, onePage, page(), stream(flateBomb(100), '/Filter /FlateDecode')])
const body = { email: 'a@correo.example', pdf: Buffer.from(bomb).toString('base64') }

test('other calls are answered while a decompression bomb is read', { timeout: 90_000 }, async () => {
  const { call, app } = await mock()
  const others = ['listProvinces', 'validateCups', 'checkIban', 'registerUser'] as const
  // The first call of each compiles its validators, which may take longer than the bomb.
  for (const id of others) await call(id, accepted[id])
  const count = 3
  let finished = 0
  // More of them than there are workers: on a busy machine the calls take their time, too.
  const bombs = Promise.all(
    Array.from({ length: count }, () =>
      call('parseInvoice', { body }).finally(() => {
        finished += 1
      }),
    ),
  )
  const answered: { finishedMeanwhile: number; stillRead: number }[] = []
  for (const id of others) {
    const before = finished
    expect((await call(id, accepted[id])).status).toBe(200)
    answered.push({ finishedMeanwhile: finished - before, stillRead: count - finished })
  }
  // Read beside the calls, no bomb has to end before one is answered. Of four calls a busy machine may hold up some.
  expect(answered.some(({ finishedMeanwhile, stillRead }) => finishedMeanwhile === 0 && stillRead > 0)).toBe(true)
  for (const { status } of await bombs) expect(status).toBe(400)
  await app.close()
})
