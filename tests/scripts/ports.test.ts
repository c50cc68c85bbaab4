import { createServer } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { findPortsInUse, getFreePort } from '../../scripts/start/ports.ts'
import { readPort } from '../../web/server/environment.ts'

describe('ports', () => {
  afterEach(() => void vi.unstubAllEnvs())

  test('are read from the environment, with a default', () => {
    vi.stubEnv('WEB_PORT', '8080')
    vi.stubEnv('MOCK_PORT', '')
    expect([readPort('WEB_PORT', 5173), readPort('MOCK_PORT', 4010)]).toEqual([8080, 4010])
  })

  test.each(['abc', '0', '70000', '80.5', '-1'])(
    'an invalid port is rejected with the name of its variable: %s',
    text => {
      vi.stubEnv('WEB_PORT', text)
      expect(() => readPort('WEB_PORT', 5173)).toThrow(`WEB_PORT must be a port between 1 and 65535; it is "${text}".`)
    },
  )

  test.each(['127.0.0.1', '::1'])('a port in use on %s is reported with a way to choose another', async host => {
    const port = await getFreePort()
    const other = createServer().listen(port, host)
    await new Promise(resolve => other.once('listening', resolve))
    const free = await getFreePort()
    const sentences = await findPortsInUse([
      { purpose: 'the wizard', variable: 'WEB_PORT', port },
      { purpose: 'the mock server', variable: 'MOCK_PORT', port: free },
    ])
    other.close()
    expect(sentences).toHaveLength(1)
    expect(sentences[0]).toMatch(new RegExp(`Port ${port}, meant for the wizard, is already in use.*WEB_PORT=`))
  })
})
