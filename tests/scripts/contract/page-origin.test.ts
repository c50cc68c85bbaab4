import { expect, test } from 'vitest'
import { gradeCors, gradePreflight } from '../../../scripts/contract/grade-cors.ts'

const page = 'https://contrata.retailer.example'

const goodPreflight = {
  'access-control-allow-origin': page,
  'access-control-allow-credentials': 'true',
  'access-control-allow-headers': 'Content-Type, X-Registration-Id',
  'access-control-max-age': '7200',
  vary: 'Origin, Accept-Encoding',
}

function preflight(changes: Record<string, string | undefined>, status = 204): string[] {
  const headers = Object.entries({ ...goodPreflight, ...changes }).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  )
  return gradePreflight({ status, headers: new Headers(headers) }, page).map(
    ({ grade, pointer }) => `${grade} ${pointer.replace('#/preflight/', '')}`,
  )
}

test('the preflight of the contract has no findings', () => {
  expect(preflight({})).toEqual([])
})

test.each([
  ['names another origin', { 'access-control-allow-origin': 'https://other.example' }, 'access-control-allow-origin'],
  ['allows any origin', { 'access-control-allow-origin': '*' }, 'access-control-allow-origin'],
  ['allows none', { 'access-control-allow-origin': undefined }, 'access-control-allow-origin'],
  ['forbids cookies', { 'access-control-allow-credentials': undefined }, 'access-control-allow-credentials'],
  ['lacks the id’s header', { 'access-control-allow-headers': 'content-type' }, 'access-control-allow-headers'],
  ['allows any header', { 'access-control-allow-headers': '*' }, 'access-control-allow-headers'],
])('a browser sends no call where the preflight %s', (_what, changes, name) => {
  expect(preflight(changes)).toEqual([`breaks ${name}`])
})

test('a preflight that is redirected or refused lets no call through', () => {
  expect(preflight({}, 302)).toEqual(['breaks status'])
  expect(preflight({}, 401)).toEqual(['breaks status'])
  expect(preflight({}, 200)).toEqual([])
})

test('a preflight that is asked for each time, or may be cached for another page, is tolerated', () => {
  expect(preflight({ 'access-control-max-age': undefined, vary: undefined })).toEqual([
    'tolerated vary',
    'tolerated access-control-max-age',
  ])
})

test('a success that a page may not read breaks the wizard; a failure it may not read is a failure all the same', () => {
  const grade = (isNeeded: boolean) =>
    gradeCors({ status: 500, headers: new Headers() }, page, isNeeded).map(each => each.grade)
  expect(grade(true)).toEqual(['breaks', 'breaks'])
  expect(grade(false)).toEqual(['tolerated', 'tolerated'])
})

test('Retry-After that the page cannot read is told', () => {
  const headers = new Headers({ ...goodPreflight, 'retry-after': '7' })
  expect(gradeCors({ status: 429, headers }, page, false)).toMatchObject([
    { grade: 'tolerated', pointer: '#/header/access-control-expose-headers' },
  ])
  headers.set('access-control-expose-headers', 'Retry-After')
  expect(gradeCors({ status: 429, headers }, page, false)).toEqual([])
})
