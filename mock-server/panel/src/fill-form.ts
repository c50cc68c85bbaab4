/** The radio that represents a value. */
const radios: Record<string, (value: unknown) => string> = {
  isCompany: value => (value ? 'company' : 'person'),
  changeOfHolder: value => (value ? 'change' : 'holder'),
  newSupply: value => (value ? 'no' : 'yes'),
  solarSupply: value => (value ? 'yes' : 'no'),
  householdType: type => (type === 0 ? 'first' : 'second'),
}

const yieldToMain = () => new Promise(resolve => setTimeout(resolve))

const cupsTimeoutMs = 6000
const rulesTimeoutMs = 1000

/**
 * Fills values into the wizard with the events of a person who types, so that every rule and call runs. Some fields appear only
 * after others are filled; a CUPS is validated at once. Resolves to the number of filled fields.
 */
export async function fillForm(values: Record<string, unknown>): Promise<number> {
  const pending = new Map(Object.entries(values))
  for (let progress = true; progress; ) {
    progress = false
    for (const [field, value] of pending) {
      if (!fillField(field, value)) continue
      pending.delete(field)
      progress = true
      if (field === 'cups') await validateCups()
    }
    await yieldToMain()
  }
  return Object.keys(values).length - pending.size
}

/** What the step still lacks after it was filled, in the wizard's own words; empty if Next can be pressed. */
export async function findMissing(): Promise<string> {
  const next = () => document.querySelector('form button[type=submit]')
  const isBlocked = () => next()?.getAttribute('aria-disabled') === 'true'
  await waitUntil(() => !isBlocked(), rulesTimeoutMs)
  if (!isBlocked()) return ''
  return document.getElementById(next()?.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
}

/** Fills a field; false if the wizard does not show it now. */
function fillField(field: string, value: unknown): boolean {
  const radio = radios[field]
  if (radio)
    return click(document.querySelector<HTMLInputElement>(`[name=field-${field}][value=${radio(value)}]`), true)
  const control = document.getElementById(`field-${field}`)
  if (typeof value === 'boolean') return click(control as HTMLInputElement | null, value)
  if (control instanceof HTMLSelectElement && ![...control.options].some(option => option.value === value)) return false
  if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return false
  return type(control, String(value ?? ''))
}

function click(control: HTMLInputElement | null, isOn: boolean): boolean {
  if (control && control.checked !== isOn) control.click()
  return control !== null
}

function type(control: HTMLInputElement | HTMLSelectElement, value: string): boolean {
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLSelectElement.prototype
  // The prototype's setter: React replaces the element's own one and would not notice the change.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(control instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }))
  control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  return true
}

/** Presses Validate and waits until the button stops loading, at most for the timeout. */
async function validateCups(): Promise<void> {
  await yieldToMain()
  validateButton()?.click()
  await yieldToMain()
  await waitUntil(() => !validateButton()?.hasAttribute('data-loading'), cupsTimeoutMs)
}

/** Resolves as soon as the page has become so, at most after the timeout. */
function waitUntil(isSo: () => boolean, timeoutMs: number): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(finish, timeoutMs)
    const observer = new MutationObserver(look)
    observer.observe(document.body, { attributes: true, childList: true, subtree: true })
    look()
    function look() {
      if (isSo()) finish()
    }
    function finish() {
      observer.disconnect()
      clearTimeout(timer)
      resolve()
    }
  })
}

function validateButton(): HTMLElement | undefined {
  const field = document.getElementById('field-cups')?.closest('[data-field]')
  return [...(field?.querySelectorAll('button') ?? [])].at(-1)
}
