import { expect, test } from 'vitest'
import { gradeCors, gradePreflight } from '../../../scripts/contract/grade-cors.ts'

const page = 'https://contrata.retailer.example'

const allowed = (what: string) => `access-control-allow-${what}`
const maxAge = 'access-control-max-age'
const goodPreflight = {
  'access-control-allow-origin': page,
  'access-control-allow-credentials': 'true',
  'access-control-allow-headers': 'Content-Type, X-Registration-Id',
  'access-control-max-age': '7200',
  vary: 'Origin, Accept-Encoding',
}

test.each<[string, Record<string, string | undefined>, number, string[]]>([
  ['is that of the contract', {}, 204, []],
  ['has another success', {}, 200, []],
  ['is redirected', {}, 302, ['breaks status']],
  ['is refused', {}, 401, ['breaks status']],
  ['names another origin', { [allowed('origin')]: 'https://other.example' }, 204, [`breaks ${allowed('origin')}`]],
  ['allows any origin', { [allowed('origin')]: '*' }, 204, [`breaks ${allowed('origin')}`]],
  ['allows none', { [allowed('origin')]: undefined }, 204, [`breaks ${allowed('origin')}`]],
  ['forbids cookies', { [allowed('credentials')]: undefined }, 204, [`breaks ${allowed('credentials')}`]],
  ['lacks the id’s header', { [allowed('headers')]: 'content-type' }, 204, [`breaks ${allowed('headers')}`]],
  ['allows any header', { [allowed('headers')]: '*' }, 204, [`breaks ${allowed('headers')}`]],
  ['may be cached for another page', { vary: undefined }, 204, ['tolerated vary']],
  ['is asked for each time', { [maxAge]: undefined }, 204, [`tolerated ${maxAge}`]],
])('a preflight that %s', (_, changes, status, findings) => {
  const present = Object.entries({ ...goodPreflight, ...changes }).filter(([, value]) => value !== undefined)
  const headers = new Headers(present as [string, string][])
  const graded = gradePreflight({ status, headers }, page)
  expect(graded.map(({ grade, pointer }) => `${grade} ${pointer.replace('#/preflight/', '')}`)).toEqual(findings)
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
