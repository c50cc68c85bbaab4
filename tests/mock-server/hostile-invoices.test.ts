import { expect, test } from 'vitest'
import { mock } from '#tests/support/mock.ts'
import { accepted } from '#tests/support/mock-requests.ts'
import { catalogue, flateBomb, onePage, page, pdfFile, stream } from '#tests/support/pdf-file.ts'

const bomb = pdfFile([catalogue, onePage, page(), stream(flateBomb(10), '/Filter /FlateDecode')])
const body = { email: 'a@correo.example', pdf: Buffer.from(bomb).toString('base64') }

const enough = 40

test('other calls are answered while a decompression bomb is read', { timeout: 90_000 }, async () => {
  const { call, app } = await mock()
  const others = ['listProvinces', 'validateCups', 'checkIban', 'registerUser'] as const
  // The first call of each compiles its validators, which may take longer than the bomb.
  for (const id of others) await call(id, accepted[id])
  // The first upload loads the readers, while which calls are answered anyway.
  await call('parseInvoice', accepted.parseInvoice)
  const count = 2
  let finished = 0
  // One for each worker.
  const bombs = Promise.all(
    Array.from({ length: count }, () =>
      call('parseInvoice', { body }).finally(() => {
        finished += 1
      }),
    ),
  )
  // Where the server itself read them, a few calls would come before the first and between the two.
  let answeredMeanwhile = 0
  for (let turn = 0; finished < count && answeredMeanwhile < enough; turn += 1) {
    const before = finished
    const id = others[turn % others.length] ?? 'listProvinces'
    expect((await call(id, accepted[id])).status).toBe(200)
    if (finished === before) answeredMeanwhile += 1
  }
  expect(answeredMeanwhile).toBe(enough)
  for (const { status } of await bombs) expect(status).toBe(400)
  await app.close()
})
