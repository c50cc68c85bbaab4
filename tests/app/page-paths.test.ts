import { expect, test } from 'vitest'
import { pages } from '#app/routes.tsx'
import { resultPaths } from '../../web/server/pages.ts'

test('servers and hosts of static files know every page that the product has, and no other', () => {
  expect(pages.map(({ path }) => path.replace('/:uuid?', '')).toSorted()).toEqual(['/', ...resultPaths].toSorted())
})
