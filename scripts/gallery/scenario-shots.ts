import type { Page } from '@playwright/test'
import { scenarios } from '#mock/operations/scenarios.ts'
import type { Scenario } from '#scenarios/define-scenario.ts'
import { Tester } from '../../e2e/support/scenarios/tester.ts'
import { walkOf } from '../../e2e/support/scenarios/walks.ts'
import { sentence } from '../../e2e/support/words.ts'
import type { Shot, Visit } from './shot.ts'

const testers = new WeakMap<Page, Tester>()

function testerOn(page: Page): Tester {
  const tester = testers.get(page) ?? Tester.on(page, new URL(page.url()).origin)
  testers.set(page, tester)
  return tester
}

/** Longer than the longest timeout of the wizard. */
const timeoutMs = 30_000

const idleMs = 5000

async function reach({ page, language }: Visit, scenario: Scenario) {
  const tester = testerOn(page)
  await tester.begin(scenario, `gallery.${scenario.id}.${language}`)
  await walkOf(scenario).go(tester, scenario)
  // Such a call never gets a response: the picture shows the pending state.
  if (scenario.sees === null) return page.waitForLoadState('networkidle', { timeout: idleMs }).catch(() => {})
  const words = page.getByText(sentence(scenario.sees, language)).filter({ visible: true })
  await words.first().waitFor({ timeout: timeoutMs })
}

/** One shot per scenario, in the state that its text promises. */
export const scenarioShots: Shot[] = (scenarios as readonly Scenario[]).map(scenario => ({
  id: `scenario-${scenario.id}`,
  group: `scenarios: ${scenario.step}`,
  title: `${scenario.title.en}: ${scenario.effect.en}`,
  reach: visit => reach(visit, scenario),
}))
