import type { MessageKey } from '#i18n/message.ts'
import { type ScenarioId, scenarios } from '#mock/operations/scenarios.ts'
import { seededRandom } from '#mock/shared/seeded.ts'
import type { OperationId } from '#mock/shared/types.ts'
import { toList } from '#scenarios/plan-call.ts'
import type { Scenario } from '#scenarios/scenario.ts'
import { expectAnswered, expectInSight } from './support/in-sight.ts'
import { supportContact, typedValues, type Visit } from './support/scenarios/visit.ts'
import { promises, walkOf } from './support/scenarios/walks.ts'
import { expect, test, visitTest } from './support/test.ts'
import { sentence } from './support/words.ts'

/** The smallest phone, from whose screen the result of a press is gone first. */
const viewport = { width: 320, height: 568 }

// The browser’s own line about an answer that is an error, which most scenarios are, and ours about a page that is none.
for (const each of [test, visitTest])
  each.use({ viewport, expectedErrors: [/Failed to load resource|This page cannot be shown: 404/] })

/** Longer than anything a page waits for: what it gives up is given up by then. */
const patienceMs = 20_000

for (const scenario of scenarios) {
  const title = `${scenario.id}: ${scenario.effect?.en}`
  if (isGivenUp(scenario))
    test(title, async ({ page, mock }) => {
      await page.clock.install()
      await walk({ page, mock, scenario }, () => page.clock.fastForward(patienceMs))
    })
  else visitTest(title, ({ page, mock }) => walk({ page, mock, scenario }))
}

/** The customer sees that the page stopped waiting. The page's clock is moved to get there. */
function isGivenUp(scenario: Scenario): boolean {
  const isLong = answersOf(scenario).some(each => each.fault === 'never' || each.latencyMs)
  return scenario.sees === 'error.verification' && isLong
}

/** What its answers say about when and how they come. */
function answersOf({ calls = {}, anyCall }: Scenario) {
  const plans = [...Object.values(calls), anyCall].filter(each => each !== undefined)
  const answers = plans.flatMap(each =>
    toList(each as Parameters<typeof toList>[0]).answers.map(answer => ({ answer, all: each })),
  )
  return answers.flatMap(({ answer, all }) =>
    typeof answer === 'object' ? [{ ...answer, isLimited: typeof all === 'object' && 'atEnd' in all }] : [],
  )
}

async function walk(visit: Visit, hurry?: () => Promise<void>) {
  const { page, mock, scenario } = visit
  const { id, sees, calls, anyCall } = scenario
  const { go, undisturbed, again } = walkOf(scenario)
  const chance = answersOf(scenario).find(each => each.chance !== undefined)?.chance
  if (chance !== undefined) await mock.set({ seed: seedThatHits(id, chance) })
  await go(visit)
  if (sees) await expectSentence(visit, sees, hurry)
  else await undisturbed(visit)
  // Nothing is asked again without the customer, who is sent to the support after the second failure.
  if (sees === 'error.verification') await expect(supportContact(page)).toHaveCount(0)
  for (const operation of Object.keys(calls ?? {}) as OperationId[])
    if (sees === 'error.verification' && !hurry) await mock.verify({ operation, exactly: 1 })
  if (sees) await expectResultInSight(visit, sees, hurry)
  await promises[id as ScenarioId]?.(visit)
  // Not by accident: the scenario had a part in it. An answer that is not waited for is written down when it comes.
  if ((calls || anyCall) && !hurry) await expect.poll(() => mock.calls({ scenario: id })).not.toHaveLength(0)
  if (sees !== 'error.verification') return
  await mock.use()
  await again?.(visit)
}

async function expectSentence({ page }: Visit, key: MessageKey, hurry?: () => Promise<void>) {
  const words = page.getByText(sentence(key)).filter({ visible: true }).first()
  // What the server said is folded: the customer reads a sentence first.
  if (key === 'error.registration') await page.getByText(sentence('popup.error.detail')).click()
  if (!hurry) return expect(words).toBeVisible()
  await expect(async () => {
    await hurry()
    await expect(words).toBeVisible({ timeout: 500 })
  }).toPass()
}

/**
 * The result of a press is in sight when it comes. A scenario that does not come twice is not pressed for again, and what no press brought
 * can at least be scrolled to.
 */
async function expectResultInSight(visit: Visit, key: MessageKey, hurry?: () => Promise<void>) {
  const { page, scenario } = visit
  const { press } = walkOf(scenario)
  const words = page.getByText(sentence(key)).filter({ visible: true })
  const dialog = page.locator('dialog[open]')
  // That a bill was read in part is told to screen readers; the fields show it to all.
  if (isOnce(scenario) || scenario.id === 'invoice-partial') return
  const isDialog = await dialog.isVisible()
  if (press && !isDialog) {
    const before = await typedValues(page)
    await press(visit)
    await hurry?.()
    await expectAnswered(page)
    if (key === 'error.verification' || key === 'error.invoice.images') {
      expect(await typedValues(page)).toMatchObject(before)
      await expect(supportContact(page)).toBeInViewport()
    }
  } else if (!isDialog) await words.first().scrollIntoViewIfNeeded()
  await expectInSight(isDialog ? dialog.getByRole('heading').first() : words, 'at 320 × 568')
  expect(await page.evaluate(() => document.activeElement?.tagName), 'the focus is somewhere').not.toBe(press && 'BODY')
}

/** Comes a number of times, or by chance. */
function isOnce(scenario: Scenario): boolean {
  return answersOf(scenario).some(each => each.isLimited || each.chance)
}

/** With this seed chance hits the first check of the email, and the seven further ones that nginx and the browser may send. */
function seedThatHits(id: string, chance: number): number {
  let seed = 1
  for (let turn = 0; turn < 8; turn += 1)
    if (seededRandom(`${seed} chance ${id}@validateEmail ${turn}`) >= chance) [seed, turn] = [seed + 1, -1]
  return seed
}
