import { expect, type Page } from '@playwright/test'
import type { Failure } from './failures.ts'

/** Longer than any call may take. */
const givenUpMs = 100_000

/** Stands between the page and one call: the call works, or fails as it was told. */
export class Wire {
  readonly page: Page
  private failure: Failure | null = null
  /** Called when the call is made. */
  private onAsked = () => {}
  private asked = 0
  private expected = 0

  private constructor(page: Page) {
    this.page = page
  }

  /** `healthy`: what a working call answers, where the mock server's own answer does not do. */
  static async at(page: Page, path: string, healthy?: object): Promise<Wire> {
    const wire = new Wire(page)
    await page.route(
      url => url.pathname === path,
      async route => {
        wire.asked += 1
        wire.onAsked()
        const { failure } = wire
        if (failure) return failure.happen(route)
        return healthy ? route.fulfill({ json: healthy }) : route.fallback()
      },
    )
    return wire
  }

  break(failure: Failure): void {
    this.failure = failure
  }

  mend(): void {
    this.failure = null
  }

  /** Does what makes the call, once, and waits until it has failed: nothing is asked again without the customer. */
  async meet(press: () => Promise<void>): Promise<void> {
    const before = this.asked
    const asked = new Promise<void>(resolve => {
      this.onAsked = resolve
    })
    await Promise.all([asked, press()])
    if (this.failure?.hangs) await this.waitUntilGivenUp()
    this.expected = before + 1
  }

  /** Nobody wants to wait for that: the page's clock is moved instead. */
  private async waitUntilGivenUp() {
    let isGivenUp = false
    this.page.once('requestfailed', () => {
      isGivenUp = true
    })
    await expect(async () => {
      await this.page.clock.fastForward(givenUpMs)
      expect(isGivenUp).toBe(true)
    }).toPass()
  }

  /** The call was made once each time, and never by itself. */
  expectNoRepeats(): void {
    expect(this.asked).toBe(this.expected)
  }
}
