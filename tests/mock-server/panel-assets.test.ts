import { expect, test, vi } from 'vitest'
import { mock } from '#tests/support/mock.ts'
import { sourceFiles } from '../architecture/source-files.ts'

const scripts = sourceFiles('mock-server/panel/client/*.ts')

test('every browser script is served without types and without a warning of Node', async () => {
  const warn = vi.spyOn(process, 'emitWarning')
  const { get } = await mock()
  expect(scripts.length).toBeGreaterThan(8)
  for (const { path } of scripts) {
    const { status, type, body } = await get(`/__mock/panel/client/${path.split('/').at(-1)}`)
    expect([path, status, type]).toEqual([path, 200, 'text/javascript'])
    expect(() => new Function(String(body).replace(/^(import .*|export )/gm, ''))).not.toThrow()
  }
  expect(warn).not.toHaveBeenCalled()
})

test('the panel’s stylesheet uses the product’s tokens and loads nothing from other servers', async () => {
  const { get } = await mock()
  const { type, body } = await get('/__mock/panel/style.css')
  expect([type, String(body).includes('--sun-500')]).toEqual(['text/css', true])
  expect(String(body).match(/url\((?!'\/__mock\/)/g)).toBeNull()
})
