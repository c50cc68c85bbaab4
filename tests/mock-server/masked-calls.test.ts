import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize } from 'node:v8'
import { expect, test } from 'vitest'
import { mock } from '#tests/support/mock.ts'
import { registration } from '#tests/support/registration.ts'

const secrets = ['olmo-blanco-12', 'ES9121000418450200051332', 'token-lucia', 'a-key']

test('a call is masked wherever it is read: in pages, downloads, situations and files, §own.351', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alta-luz-'))
  const [keep, record] = [join(folder, 'sessions'), join(folder, 'calls.har')]
  const { app, call, get, post } = await mock({ keep, record })
  await call('registerUser', { body: registration() })
  await call('getUserInfo')
  await call('getTranslations', { path: { lng: 'es_ES' } })

  const paths = ['requests', 'requests.har', 'recorded', 'calls', 'panel/calls', 'wait?after=0']
  const seen = await Promise.all(paths.map(async path => [path, JSON.stringify(await get(`/__mock/${path}`))]))
  const miss = await post('/__mock/verify', { operation: 'registerUser', body: { password: 'other', iban: 'ES00' } })
  await app.close()
  const [kept] = deserialize(readFileSync(keep)) as [{ calls: unknown }]
  const all = [...seen, ['verify', JSON.stringify(miss.body)], ['kept calls', JSON.stringify(kept.calls)]]
  all.push(['recorded file', readFileSync(record, 'utf8')])
  rmSync(folder, { recursive: true })

  for (const [place, text = ''] of all) {
    expect(text.length, place).toBeGreaterThan(100)
    expect(
      secrets.filter(secret => text.includes(secret)),
      place,
    ).toEqual([])
  }
})
