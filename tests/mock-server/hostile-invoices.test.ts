import { expect, test } from 'vitest'
import { mock } from '#tests/support/mock.ts'
import { accepted } from '#tests/support/mock-requests.ts'
import { catalogue, flateBomb, onePage, page, pdfFile, stream } from '#tests/support/pdf-file.ts'

const bomb = pdfFile([catalogue, onePage, page(), stream(flateBomb(10), '/Filter /FlateDecode')])
const body = { email: 'a@correo.example', pdf: Buffer.from(bomb).toString('base64') }
const others = ['listProvinces', 'validateCups', 'checkIban', 'registerUser'] as const
const enough = 40

test('other calls are answered while a decompression bomb is read', { timeout: 90_000 }, async () => {
  const { call, app } = await mock()
  // The first call of each compiles its validators or loads the readers, which may take longer than the bomb.
  for (const id of [...others, 'parseInvoice'] as const) await call(id, accepted[id])
  const finished = new Set<number>()
  // One for each worker.
  const bombs = [1, 2].map(each => call('parseInvoice', { body }).finally(() => finished.add(each)))
  // Where the server itself read them, a few calls would come before the first and between the two.
  let answeredMeanwhile = 0
  for (let turn = 0; finished.size < bombs.length && answeredMeanwhile < enough; turn += 1) {
    const before = finished.size
    const id = others[turn % others.length] ?? 'listProvinces'
    expect((await call(id, accepted[id])).status).toBe(200)
    if (finished.size === before) answeredMeanwhile += 1
  }
  expect(answeredMeanwhile).toBe(enough)
  for (const { status } of await Promise.all(bombs)) expect(status).toBe(400)
  await app.close()
})
