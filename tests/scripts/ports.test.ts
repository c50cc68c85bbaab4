import { createServer } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { findPortsInUse, getFreePort } from '../../scripts/start/ports.ts'
import { readPort } from '../../web/server/environment.ts'

describe('ports', () => {
  afterEach(() => void vi.unstubAllEnvs())

  test('are read from the environment, with a default; a wrong one is named', () => {
    vi.stubEnv('WEB_PORT', '8080')
    vi.stubEnv('MOCK_PORT', '')
    expect([readPort('WEB_PORT', 5173), readPort('MOCK_PORT', 4010)]).toEqual([8080, 4010])
    for (const text of ['abc', '0', '70000', '80.5', '-1']) {
      vi.stubEnv('WEB_PORT', text)
      expect(() => readPort('WEB_PORT', 5173)).toThrow(`WEB_PORT must be a port between 1 and 65535; it is "${text}".`)
    }
  })

  test.each(['127.0.0.1', '::1'])('a port in use on %s is reported with a way to choose another', async host => {
    const port = await getFreePort()
    const other = createServer().listen(port, host)
    await new Promise(resolve => other.once('listening', resolve))
    const free = await getFreePort()
    const [web, api] = [
      { purpose: 'the wizard', variable: 'WEB_PORT' },
      { purpose: 'the API', variable: 'MOCK_PORT' },
    ]
    const sentences = await findPortsInUse([
      { ...web, port },
      { ...api, port: free },
    ])
    other.close()
    const sentence = expect.stringMatching(`Port ${port}, meant for the wizard, is already in use.*WEB_PORT=`)
    expect(sentences).toEqual([sentence])
  })
})
