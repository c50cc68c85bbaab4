import { type Browser, expect, type Page } from '@playwright/test'
import type { FormValues } from '#domain/form-values.ts'
import { createMockClient, type MockClient } from '#mock/client/mock-client.ts'
import type { Scenario } from '#scenarios/scenario.ts'
import type { StepId } from '#steps/define-step.ts'
import { touch } from '../in-sight.ts'
import { openCard, openEmptyPage, remember, stepIds } from '../open-step.ts'
import { storedSignUp } from '../stored-sign-up.ts'
import { watchForTrouble } from '../trouble.ts'

// The browser’s own line about an answer that is an error, which most scenarios are, and ours about a page that is none.
const expectedErrors = [/Failed to load resource/, /This page cannot be shown: 404/]

/** Wide enough for the offer to be beside the wizard. */
export const deskSize = { width: 1440, height: 900 }

/**
 * A tester who walks scenarios one after the other in one page. Each has its own session in the mock server. A new page
 * costs three times as much as another look at one whose scripts the browser has compiled.
 */
export class Tester {
  readonly page: Page
  readonly trouble: string[]
  /** The session of the scenario that is walked. */
  mock: MockClient
  private readonly origin: string

  private constructor(page: Page, origin: string) {
    this.page = page
    this.origin = origin
    this.mock = createMockClient(origin, 'walk')
    this.trouble = watchForTrouble(page.context(), expectedErrors)
  }

  static async in(browser: Browser, origin: string): Promise<Tester> {
    const context = await browser.newContext({
      baseURL: origin,
      locale: 'es-ES',
      timezoneId: 'Europe/Madrid',
      viewport: deskSize,
      reducedMotion: 'reduce',
    })
    return new Tester(await context.newPage(), origin)
  }

  /** Forgets the scenario before, and becomes the tester of this one. */
  async begin({ id }: Scenario, session = `walk.${id}`): Promise<void> {
    this.trouble.length = 0
    this.mock = createMockClient(this.origin, session)
    await this.mock.reset()
    // Left first: an answer to the page before would bring its session's cookie back.
    await openEmptyPage(this.page)
    await this.page.context().clearCookies()
    await this.page.context().addCookies([this.mock.cookie])
  }

  /** Opens the wizard at a step whose predecessors were answered, as a reload in the middle of a sign-up would. */
  async openStep(scenario: Scenario, step: StepId, own: Partial<FormValues> = {}): Promise<void> {
    const index = stepIds.indexOf(step)
    const before = await Promise.all(stepIds.slice(0, index + 1).map(each => this.fill(scenario, each)))
    // A password is never stored; who signed in socially has none to be asked for.
    const values: FormValues = { ...Object.assign({}, ...before), sso: index > 0, cupsOutcome: 'found', ...own }
    await remember(this.page, storedSignUp({ values, step }))
    await this.open(scenario, '/')
    if (step === 'account') await this.page.locator('input[name=password]').fill(values.password)
  }

  /** Opens an address with the scenario chosen, by the link that testers send each other. */
  async open({ id }: Scenario, to: string): Promise<void> {
    await this.page.goto(`/__mock/use/${id}?to=${encodeURIComponent(to)}`, { waitUntil: 'commit' })
  }

  async next(): Promise<void> {
    // By the keyboard: a click would wait until Next looks available, and pressing it before is what shows what is missing.
    await openCard(this.page).locator('button[type=submit]').press('Enter')
  }

  /** As on a phone: Next is touched where it is, at the end of the form. */
  async touchNext(): Promise<void> {
    await touch(openCard(this.page).locator('button[type=submit]'))
  }

  /** The open step is this one: so the wizard keeps it for a reload. */
  async expectStep(step: StepId): Promise<void> {
    const kept = () => this.page.evaluate(() => JSON.parse(sessionStorage.getItem('formValues') ?? '{}').currentStep)
    await expect.poll(kept).toBe(stepIds.indexOf(step))
  }

  /** Valid values. The scenario's own value is among them only where no call is answered otherwise: else the choice must do. */
  private async fill({ id, calls, typed }: Scenario, step: StepId): Promise<Partial<FormValues>> {
    const headers = { 'x-mock-session': this.mock.session, ...(!calls && { 'x-mock-scenario': id }) }
    const answer = await fetch(`${this.origin}/__mock/fill/${step}?company=${typed?.field === 'cif'}`, { headers })
    const { values }: { values: Partial<FormValues> } = await answer.json()
    return values
  }
}
