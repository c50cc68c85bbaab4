import { test as base, expect } from '@playwright/test'
import type { MessageKey } from '#i18n/message.ts'
import { type ScenarioId, scenarios } from '#mock/operations/scenarios.ts'
import { seededRandom } from '#mock/shared/seeded.ts'
import { toList } from '#scenarios/plan-call.ts'
import type { Scenario } from '#scenarios/scenario.ts'
import { expectAnswered, expectInSight } from './support/in-sight.ts'
import { deskSize, Tester } from './support/scenarios/tester.ts'
import { promises, walkOf } from './support/scenarios/walks.ts'
import { sentence } from './support/words.ts'

const test = base.extend<{ tester: Tester }, { usual: Tester }>({
  // One page for all scenarios of a worker.
  usual: [
    async ({ browser }, use, { project }) => {
      const tester = await Tester.in(browser, project.use.baseURL ?? '')
      await use(tester)
      await tester.page.context().close()
    },
    { scope: 'worker' },
  ],
  tester: async ({ usual }, use) => {
    await use(usual)
    expect(usual.trouble, 'nothing goes wrong unnoticed').toEqual([])
  },
})

/** Longer than anything a page waits for: what it gives up is given up by then. */
const patienceMs = 20_000

for (const scenario of scenarios) {
  const title = `${scenario.id}: ${scenario.effect?.en}`
  if (isGivenUp(scenario))
    test(title, async ({ browser, baseURL }) => {
      const tester = await Tester.in(browser, baseURL ?? '')
      await tester.page.clock.install()
      await walk(tester, scenario, () => tester.page.clock.fastForward(patienceMs))
      await tester.page.context().close()
    })
  else test(title, ({ tester }) => walk(tester, scenario))
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

async function walk(tester: Tester, scenario: Scenario, hurry?: () => Promise<void>) {
  const { id, sees, calls, anyCall } = scenario
  const { go, undisturbed, again } = walkOf(scenario)
  await tester.begin(scenario)
  const chance = answersOf(scenario).find(each => each.chance !== undefined)?.chance
  if (chance !== undefined) await tester.mock.set({ seed: seedThatHits(id, chance) })
  await go(tester, scenario)
  if (sees) await expectSentence(tester, sees, hurry)
  else await undisturbed(tester, scenario)
  if (sees) await expectInSightOnPhone(tester, scenario, hurry)
  await promises[id as ScenarioId]?.(tester)
  // Not by accident: the scenario had a part in it. An answer that is not waited for is written down when it comes.
  if ((calls || anyCall) && !hurry) await expect.poll(() => tester.mock.calls({ scenario: id })).not.toHaveLength(0)
  if (sees !== 'error.verification') return
  await tester.mock.use()
  await again?.(tester, scenario)
}

async function expectSentence({ page }: Tester, key: MessageKey, hurry?: () => Promise<void>) {
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
 * On the smallest phone, too, the result of the press is in sight when it comes. A scenario that does not come twice is looked at once, and
 * what no press brought can at least be scrolled to.
 */
async function expectInSightOnPhone(tester: Tester, scenario: Scenario, hurry?: () => Promise<void>) {
  const { page } = tester
  const { press } = walkOf(scenario)
  const words = page.getByText(sentence(scenario.sees as MessageKey)).filter({ visible: true })
  const dialog = page.locator('dialog[open]')
  // That a bill was read in part is told to screen readers; the fields show it to all.
  if (isOnce(scenario) || scenario.id === 'invoice-partial') return
  await page.setViewportSize({ width: 320, height: 568 })
  const isDialog = await dialog.isVisible()
  if (press && !isDialog) {
    await press(tester, scenario)
    await hurry?.()
    await expectAnswered(page)
  } else if (!isDialog) {
    const offer = page.getByRole('complementary').getByRole('button', { expanded: false })
    if (scenario.sees === 'error.tariff' && (await offer.isVisible())) await offer.click()
    await words.first().scrollIntoViewIfNeeded()
  }
  await expectInSight(isDialog ? dialog.getByRole('heading').first() : words, 'at 320 × 568')
  expect(await page.evaluate(() => document.activeElement?.tagName), 'the focus is somewhere').not.toBe(press && 'BODY')
  await page.setViewportSize(deskSize)
}

/** Comes a number of times, or by chance. */
function isOnce(scenario: Scenario): boolean {
  return answersOf(scenario).some(each => each.isLimited || each.chance)
}

/** How often nginx asks again at most, for each kept connection that is reset in its hands. */
const furtherTries = 7

/** Chance is repeatable: with this seed the account's first check of the email is hit, and so is the next one for the browser. */
function seedThatHits(id: string, chance: number): number {
  const isHit = (seed: number, turn: number) => seededRandom(`${seed} chance ${id}@validateEmail ${turn}`) < chance
  const turns = Array.from({ length: 1 + furtherTries }, (_, turn) => turn)
  let seed = 1
  while (!turns.every(turn => isHit(seed, turn))) seed += 1
  return seed
}
