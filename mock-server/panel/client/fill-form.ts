/** Which radio of a question says this. */
const radios: Record<string, (value: unknown) => string> = {
  isCompany: is => (is ? 'company' : 'person'),
  changeOfHolder: is => (is ? 'change' : 'holder'),
  newSupply: is => (is ? 'no' : 'yes'),
  solarSupply: is => (is ? 'yes' : 'no'),
  householdType: type => (type === 0 ? 'first' : 'second'),
}

const cupsPatienceMs = 6000

/**
 * Types values into the wizard as a person would: the field's own events, so that every rule and call runs. Some fields appear
 * only after others are answered; a CUPS is validated on the way. Tells how many fields were filled.
 */
export async function fillForm(values: Record<string, unknown>): Promise<number> {
  const pending = new Map(Object.entries(values))
  for (let progress = true; progress; ) {
    progress = false
    for (const [field, value] of pending) {
      if (!answer(field, value)) continue
      pending.delete(field)
      progress = true
      if (field === 'cups') await validateCups()
    }
    await new Promise(resolve => setTimeout(resolve))
  }
  return Object.keys(values).length - pending.size
}

/** Whether the wizard asks this at the moment, and then was answered. */
function answer(field: string, value: unknown): boolean {
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
  // The prototype's own setter: the one on the element belongs to React, which would take the value for an old one.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(control instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }))
  control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  return true
}

/** Presses Validate, and waits for what comes of it as long as a tester is willing to. */
async function validateCups(): Promise<void> {
  const drawn = () => new Promise(resolve => setTimeout(resolve))
  await drawn()
  validateButton()?.click()
  await drawn()
  await new Promise<void>(resolve => {
    const timer = setTimeout(finish, cupsPatienceMs)
    const observer = new MutationObserver(look)
    observer.observe(document.body, { attributes: true, childList: true, subtree: true })
    look()
    function look() {
      if (!validateButton()?.hasAttribute('data-loading')) finish()
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
