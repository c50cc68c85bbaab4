import { createServer } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { freePort, portFrom, takenPorts } from '../../scripts/start/ports.ts'

describe('ports', () => {
  afterEach(() => void vi.unstubAllEnvs())

  test('come from the environment, else from their default', () => {
    vi.stubEnv('WEB_PORT', '8080')
    vi.stubEnv('MOCK_PORT', '')
    expect([portFrom('WEB_PORT', 5173), portFrom('MOCK_PORT', 4010)]).toEqual([8080, 4010])
  })

  test.each(['abc', '0', '70000', '80.5', '-1'])('that are none are refused by name: %s', text => {
    vi.stubEnv('WEB_PORT', text)
    expect(() => portFrom('WEB_PORT', 5173)).toThrow(`WEB_PORT must be a port between 1 and 65535; it is "${text}".`)
  })

  test.each(['127.0.0.1', '::1'])('that are taken on %s are told, each with a way out', async host => {
    const port = await freePort()
    const other = createServer().listen(port, host)
    await new Promise(resolve => other.once('listening', resolve))
    const free = await freePort()
    const told = await takenPorts([
      { what: 'the wizard', variable: 'WEB_PORT', port },
      { what: 'the mock server', variable: 'MOCK_PORT', port: free },
    ])
    other.close()
    expect(told).toHaveLength(1)
    expect(told[0]).toMatch(new RegExp(`Port ${port}, meant for the wizard, is already in use.*WEB_PORT=`))
  })
})
