import { expect, it, vi } from 'vitest'
import { reportErrors } from '#integrations/report-errors.ts'

it('uncaught errors are told by kind and place, never in their own words', () => {
  const track = vi.fn()
  const page = new EventTarget()
  const report = reportErrors(track, page as Window)
  const error = new RangeError('ana.prueba@correo.example is too long')
  error.stack = `RangeError: ana.prueba@correo.example is too long
    at check (https://contratar.example/assets/index-1a2b.js:1:2345)`
  page.dispatchEvent(Object.assign(new Event('error'), { error }))
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'ana.prueba@correo.example' }))
  report(new TypeError('x'))
  expect(track.mock.calls.map(([entry]) => entry)).toMatchObject([
    { event: 'uncaught_error', error_name: 'RangeError', error_place: '/assets/index-1a2b.js:1:2345' },
    { event: 'uncaught_error', error_name: 'string', error_place: '' },
    { event: 'uncaught_error', error_name: 'TypeError' },
  ])
  expect(JSON.stringify(track.mock.calls)).not.toContain('ana')
})
