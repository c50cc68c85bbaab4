import { expect, test } from 'vitest'
import { resultPaths } from '#app/paths.ts'
import { pages } from '#app/routes.tsx'

test('servers and hosts of static files know every page that the product has, and no other', () => {
  expect(pages.map(({ path }) => path.replace('/:uuid?', '')).toSorted()).toEqual(['/', ...resultPaths].toSorted())
})
