import type { Words } from './hands.ts'

/** Completes the sign-up from wherever it stands: `window.finish`. Resolves to where it got stuck, or to nothing at the thank-you page. */
export type Finish = (values: Record<string, string>) => Promise<string>

/** Runs in the page before its own scripts. Somebody patient, with good values and a good connection. */
export function installFinisher({ words, patienceMs }: { words: Words; patienceMs: number }): void {
  const visible = (element: Element) => element.getClientRects().length > 0
  const all = <Kind extends HTMLElement>(selector: string, inside: ParentNode = document) =>
    [...inside.querySelectorAll<Kind>(selector)].filter(visible)
  const called = (names: readonly string[], inside: ParentNode = document) =>
    all<HTMLButtonElement>('button', inside).find(({ textContent }) => names.includes(textContent?.trim() ?? ''))
  const addressFields = ['address', 'street_number', 'zipCode', 'municipality', 'address_details']
  const turn = () => new Promise(resolve => setTimeout(resolve, 10))
  const isBusy = () => document.querySelector('[data-loading], [aria-busy=true]') !== null

  function write(control: HTMLInputElement | HTMLSelectElement | undefined, value: string) {
    if (!control || control.value === value || control.matches(':disabled')) return
    const prototype = control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLSelectElement.prototype
    // The prototype's own setter: the one on the element belongs to React.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
    control.dispatchEvent(new Event(control instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }))
  }

  /** Answers what the open step asks. The customer's own CUPS is taken whatever stands there. */
  function fill(card: HTMLElement, values: Record<string, string>) {
    for (const control of all<HTMLInputElement>('fieldset input[id^=field-]', card)) {
      const field = control.id.replace('field-', '')
      const value = values[field]
      if (control.type === 'checkbox' && !control.checked) control.click()
      if (!/text|email|tel|password/.test(control.type) || value === undefined) continue
      const isOther = control.value.replaceAll(' ', '') !== value.replaceAll(' ', '')
      // An address that the register or a bill gave is as good as ours.
      const isGiven = control.value !== '' && control.ariaInvalid !== 'true' && addressFields.includes(field)
      if (isOther && !isGiven) write(control, value)
    }
    for (const list of all<HTMLSelectElement>('fieldset select', card))
      if (list.value === '') write(list, [...list.options].find(({ value }) => value !== '')?.value ?? '')
    const names = new Set(all<HTMLInputElement>('fieldset input[type=radio]', card).map(({ name }) => name))
    for (const name of names) {
      const radios = all<HTMLInputElement>(`input[name="${name}"]`, card)
      if (!radios.some(({ checked }) => checked)) radios[0]?.click()
    }
  }

  /** One thing that leads on. Answers with what it was. */
  async function step(values: Record<string, string>): Promise<string> {
    if (document.querySelector('dialog[open]')) {
      all('dialog[open] button')[0]?.click()
      await turn()
      // What was refused may stand on any step: all of them once more.
      all('li:first-child button').at(-1)?.click()
      return 'closes a dialog'
    }
    if (isBusy()) return 'waits'
    const ask = called(words.askAgain)
    if (ask) {
      write(document.querySelector<HTMLInputElement>('#unknown-password') ?? undefined, values.password ?? '')
      await turn()
      ask.click()
      return 'asks what became of it'
    }
    const card = all('[aria-current=step]')[0]
    if (!card) return 'finds no step'
    const again = called(words.formRetry, card)
    if (again) {
      again.click()
      return 'loads the step again'
    }
    const settle = called(words.settleOwn, card)
    if (settle) {
      settle.click()
      return 'settles a conflict'
    }
    fill(card, values)
    await turn()
    const validate = called([...words.retryCups, ...words.validate], card)
    if (validate && !(await isPast(card))) {
      validate.click()
      return 'validates'
    }
    all('button[type=submit]', card)[0]?.click()
    return `presses Next on ${card.querySelector('h2')?.textContent}`
  }

  /** The CUPS was validated: what follows it stands there, or it says why it cannot be used. */
  async function isPast(card: HTMLElement): Promise<boolean> {
    await turn()
    return card.querySelector('#field-solarSupply, [name=field-solarSupply]') !== null && !isUnavailable(card)
  }

  function isUnavailable(card: HTMLElement) {
    return called(words.retryCups, card) !== undefined
  }

  async function finish(values: Record<string, string>): Promise<string> {
    const doings: string[] = []
    for (const start = performance.now(); performance.now() - start < patienceMs; await turn()) {
      if (location.pathname.startsWith('/thank-you')) return ''
      const did = await step(values)
      if (doings.at(-1) !== did) doings.push(did)
    }
    return `it ${doings.slice(-12).join(', then ')}`
  }

  Object.assign(window, { finish: finish satisfies Finish })
}
