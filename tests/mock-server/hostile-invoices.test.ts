import { expect, test } from 'vitest'
import { mock } from '#tests/support/mock.ts'
import { accepted } from '#tests/support/mock-requests.ts'
import { catalogue, flateBomb, onePage, page, pdfFile, stream } from '#tests/support/pdf-file.ts'

const bomb = pdfFile([catalogue, onePage, page(), stream(flateBomb(6000), '/Filter /FlateDecode')])
const body = { email: 'a@correo.example', pdf: Buffer.from(bomb).toString('base64') }

test('other calls are answered while a decompression bomb is read', { timeout: 90_000 }, async () => {
  const { call, app } = await mock()
  let isReading = true
  const bombs = Promise.all([1, 2].map(() => call('parseInvoice', { body }))).finally(() => {
    isReading = false
  })
  const others = ['listProvinces', 'validateCups', 'checkIban', 'registerUser'] as const
  for (const id of others) expect((await call(id, accepted[id])).status).toBe(200)
  expect(isReading).toBe(true)
  for (const { status } of await bombs) expect(status).toBe(400)
  await app.close()
})
