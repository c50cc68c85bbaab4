import { expect, test } from 'vitest'
import { mock } from '#tests/support/mock.ts'
import { accepted } from '#tests/support/mock-requests.ts'
import { catalogue, flateBomb, onePage, page, pdfFile, stream } from '#tests/support/pdf-file.ts'

const bomb = pdfFile([catalogue, onePage, page(), stream(flateBomb(6000), '/Filter /FlateDecode')])
const body = { email: 'a@correo.example', pdf: Buffer.from(bomb).toString('base64') }

test('other calls are answered while a decompression bomb is read', { timeout: 90_000 }, async () => {
  const { call, app } = await mock()
  const others = ['listProvinces', 'validateCups', 'checkIban', 'registerUser'] as const
  // The first call of each compiles its validators, which may take longer than the bomb.
  for (const id of others) await call(id, accepted[id])
  let isReading = true
  // More of them than there are workers: on a busy machine the calls take their time, too.
  const bombs = Promise.all([1, 2, 3, 4].map(() => call('parseInvoice', { body }))).finally(() => {
    isReading = false
  })
  for (const id of others) expect((await call(id, accepted[id])).status).toBe(200)
  expect(isReading).toBe(true)
  for (const { status } of await bombs) expect(status).toBe(400)
  await app.close()
})
