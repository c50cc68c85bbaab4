import type { Locator } from '@playwright/test'

/** The keystroke-level model (Card, Moran and Newell, 1980), in seconds: a key of an average typist; pointing, and deciding before it. */
const secondsPerKey = 0.28
const secondsToPoint = 1.1
const secondsToDecide = 1.35

/** The hands of a customer on a phone, which count what they do. Every tap and every typed field goes through them. */
export class CountingHands {
  private fields = 0
  private taps = 0
  private keys = 0

  /** Types into a field, one key after the other. */
  async type(field: Locator, text: string) {
    this.fields += 1
    this.keys += text.length
    await field.tap()
    await field.pressSequentially(text)
  }

  /** Taps a button, a box, an answer. */
  async tap(target: Locator) {
    this.taps += 1
    await target.tap()
  }

  /** Opens a list and takes an entry of it. */
  async choose(list: Locator, label: string) {
    this.taps += 2
    await list.selectOption({ label })
  }

  /** Fields, taps and whole seconds, without the time to read and to wait. */
  effort() {
    const actions = this.fields + this.taps
    const seconds = this.keys * secondsPerKey + actions * (secondsToPoint + secondsToDecide)
    return { fields: this.fields, taps: this.taps, seconds: Math.round(seconds) }
  }
}
