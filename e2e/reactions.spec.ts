import type { Page } from '@playwright/test'
import { ana } from './support/people.ts'
import { walkToSupply } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

// Somebody who did not ask for less motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Records each transition that begins on a field, a box or a card. Each costs a phone two events before its next paint. */
async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    const begun: string[] = []
    Object.assign(window, { begunTransitions: begun })
    addEventListener('transitionrun', ({ target, propertyName, pseudoElement }) => {
      if (target instanceof Element && target.matches('input, label, [aria-haspopup]') && !pseudoElement)
        begun.push(`${propertyName} of ${target.localName}#${target.id}`)
    })
  })
  return () => page.evaluate(() => (window as unknown as { begunTransitions: string[] }).begunTransitions)
}

test('what is typed, ticked, chosen and locked shows at once §own.386', async ({ page }) => {
  const begun = await watchTransitions(page)
  await page.goto('/')
  await walkToSupply(page, ana)
  expect(await begun()).toEqual([])
})
