import { test as base, expect } from '@playwright/test'
import { fixedSample } from '#tests/support/fixed-sample.ts'
import { Walker } from './support/random/walker.ts'

const test = base.extend<object, { walker: Walker }>({
  // One page for all walks of a worker.
  walker: [
    async ({ browser }, use, { project }) => {
      const walker = await Walker.in(browser, project.use.baseURL ?? '')
      await use(walker)
      await walker.close()
    },
    { scope: 'worker' },
  ],
})

const walksATest = 10

/** The seeds from the first to the last, in groups of ten. */
function groups(first: number, last: number): number[][] {
  const seeds = Array.from({ length: last - first + 1 }, (_, place) => first + place)
  return seeds.flatMap((_, place) => (place % walksATest === 0 ? [seeds.slice(place, place + walksATest)] : []))
}

function walks(title: string, seeds: readonly number[]) {
  test(`${title} ${seeds.at(0)} to ${seeds.at(-1)}`, async ({ walker }) => {
    const faults: string[] = []
    for (const seed of seeds) faults.push(...(await walker.walk(seed)))
    expect(faults.join('\n'), 'every walk holds what was promised').toBe('')
  })
}

// `SEED=7` is one walk, `SEED=21-40` twenty.
const [first, last = first] = (process.env.SEED ?? '').split('-').map(Number)
if (first && last) for (const seeds of groups(first, last)) walks('random customers, walks', seeds)
else {
  for (const seeds of groups(1, 3)) walks('random customers, walks', seeds)
  for (const seeds of fixedSample(groups(4, 300), 8)) walks('more random customers, walks', seeds)
}
