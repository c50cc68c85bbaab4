import { expect, type Page, type Route } from '@playwright/test'
import { brand } from '#brand/brand.ts'
import { openCard } from './open-step.ts'

/** One way in which a call goes wrong on the wire. */
export interface Failure {
  name: string
  /** Does it to one request; what hangs is never answered. */
  happen: (route: Route) => Promise<void>
  hangs?: boolean
  /** What the customer is told of `Retry-After`. */
  wait?: RegExp
}

const problem =
  (status: number, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({
      status,
      headers,
      contentType: 'application/problem+json',
      json: { type: 'made-up', title: 'Made up', status },
    })
const text = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, contentType, body })

export const failures: readonly Failure[] = [
  { name: '500', happen: problem(500) },
  { name: 'no answer', happen: async () => {}, hangs: true },
  { name: '429 with Retry-After', happen: problem(429, { 'retry-after': '90' }), wait: /dentro de 2 minutos/ },
  { name: 'the connection is reset', happen: route => route.abort('connectionreset') },
  { name: '403', happen: problem(403) },
  { name: 'a page with 200', happen: text(200, 'text/html', '<!doctype html><h1>Acceso</h1>') },
  { name: '503 with a Retry-After of days', happen: problem(503, { 'retry-after': '172800' }) },
  { name: '504 without a body', happen: text(504, 'text/plain', '') },
]

/** Longer than any call may take. */
const givenUpMs = 100_000

/** Is between the page and one call: the call works, or fails as it was told. */
export class Wire {
  readonly page: Page
  private failure: Failure | undefined
  /** Called when the call is made. */
  private onAsked = () => {}
  private asked = 0

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
        if (wire.failure) return wire.failure.happen(route)
        return healthy ? route.fulfill({ json: healthy }) : route.fallback()
      },
    )
    return wire
  }

  break(failure: Failure | undefined): void {
    this.failure = failure
  }

  /** Does what makes the call, once, and waits until it has failed: nothing is asked again without the customer. */
  async meet(press: () => Promise<void>): Promise<void> {
    const expected = this.asked + 1
    const asked = new Promise<void>(resolve => {
      this.onAsked = resolve
    })
    await Promise.all([asked, press()])
    if (this.failure?.hangs) await this.waitUntilGivenUp()
    expect(this.asked, 'the call is made once').toBe(expected)
  }

  /** Moves the page's clock until the call is given up. */
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
}

/** What is in the fields of the open step, by their name; empty ones are left out. */
export async function typedValues(page: Page): Promise<Record<string, string>> {
  return openCard(page).evaluate(card => {
    const fields = [...card.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:not([type=file]), select')]
    const values = fields.map(field => {
      const name = field.name || field.id
      // What is read: a box may have become a list with the same words.
      if (field instanceof HTMLSelectElement)
        return [name, field.value === '' ? '' : (field.selectedOptions[0]?.text ?? '')]
      const isChoice = field.type === 'checkbox' || field.type === 'radio'
      // Codes are in groups once their field is left.
      return isChoice ? [`${name} ${field.value}`, String(field.checked)] : [name, field.value.replaceAll(' ', '')]
    })
    return Object.fromEntries(values.filter(([, value]) => value !== '' && value !== 'false'))
  })
}

/** The focus is where the customer can go on: on something of the wizard that is in sight. */
export async function expectSensibleFocus(page: Page): Promise<void> {
  const focused = page.locator(':focus')
  await expect(focused).toHaveCount(1)
  await expect(focused).not.toHaveJSProperty('tagName', 'BODY')
  await expect(focused).toBeInViewport()
}

/** How to reach the brand's support after a second failure: by telephone, with its hours, and by e-mail. */
export const supportContact = (page: Page) =>
  page
    .locator('p', { hasText: brand.supportHours.es_ES })
    .filter({ has: page.locator(`a[href="tel:${brand.supportPhone.replaceAll(' ', '')}"]`) })
    .filter({ has: page.locator(`a[href="mailto:${brand.supportEmail}"]`) })
    .filter({ hasText: /sigue sin funcionar/i })
