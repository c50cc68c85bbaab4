import { api } from './api.ts'

const steps = ['account', 'holder', 'supply', 'bank']

/** The radio that represents a value. */
const radios: Record<string, (value: unknown) => string> = {
  isCompany: value => (value ? 'company' : 'person'),
  changeOfHolder: value => (value ? 'change' : 'holder'),
  newSupply: value => (value ? 'no' : 'yes'),
  solarSupply: value => (value ? 'yes' : 'no'),
  householdType: type => (type === 0 ? 'first' : 'second'),
}

const cupsTimeoutMs = 6000

/** The wizard's current step, as it stores it for a reload; undefined on other pages. */
export function getCurrentStep(): string | undefined {
  if (location.pathname !== '/') return undefined
  try {
    return steps[JSON.parse(sessionStorage.getItem('formValues') ?? '{}').currentStep ?? 0]
  } catch {
    return steps[0]
  }
}

/**
 * Fills the wizard's step with the events of a person who types, so that every rule and call runs. Resolves to the number of filled
 * fields, or to undefined where there is no step.
 */
export async function fillStep(): Promise<number | undefined> {
  const step = getCurrentStep()
  if (!step) return undefined
  const company = document.querySelector<HTMLInputElement>('[name=field-isCompany][value=company]')
  const { values } = await api.fill(step, company?.checked === true)
  const pending = new Map(Object.entries(values))
  // Some fields appear only after others are filled; a CUPS is validated at once.
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

/** Fills a field; false if the wizard does not show it now. */
function fillField(field: string, value: unknown): boolean {
  const radio = radios[field]?.(value)
  const control = document.querySelector(radio ? `[name=field-${field}][value=${radio}]` : `#field-${field}`)
  if (control instanceof HTMLSelectElement && ![...control.options].some(option => option.value === value)) return false
  if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return false
  if (radio !== undefined || typeof value === 'boolean') {
    if ('checked' in control && control.checked !== (radio !== undefined || value)) control.click()
    return true
  }
  // The prototype's setter: React replaces the element's own one and would not notice the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, String(value ?? ''))
  for (const name of ['input', 'change', 'focusout']) control.dispatchEvent(new Event(name, { bubbles: true }))
  return true
}

/** Presses Validate and waits until the button stops loading, at most for the timeout. */
async function validateCups(): Promise<void> {
  const field = document.getElementById('field-cups')?.closest('[data-field]')
  const button = () => [...(field?.querySelectorAll('button') ?? [])].at(-1)
  await yieldToMain()
  button()?.click()
  const end = Date.now() + cupsTimeoutMs
  do await yieldToMain()
  while (button()?.hasAttribute('data-loading') && Date.now() < end)
}

const yieldToMain = () => new Promise(resolve => setTimeout(resolve))
