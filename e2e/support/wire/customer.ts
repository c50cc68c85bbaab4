import { expect, type Locator, type Page } from '@playwright/test'
import { brand } from '#brand/brand.ts'
import { openCard } from '../open-step.ts'

/** What stands in the fields of the open step, by their name; empty ones are left out. */
export async function typedValues(page: Page): Promise<Record<string, string>> {
  return openCard(page).evaluate(card => {
    const fields = [...card.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:not([type=file]), select')]
    const values = fields.map(field => {
      const name = field.name || field.id
      // What is read, not what stands for it: a box may have become a list with the same words.
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

/** How to reach the brand's support after a second failure, besides where it always stands: by telephone, with its hours, and by e-mail. */
export function supportContact(page: Page): Locator {
  return page
    .locator('p', { hasText: brand.supportHours.es_ES })
    .filter({ has: page.locator(`a[href="tel:${brand.supportPhone.replaceAll(' ', '')}"]`) })
    .filter({ has: page.locator(`a[href="mailto:${brand.supportEmail}"]`) })
    .filter({ hasText: /sigue sin funcionar/i })
}
