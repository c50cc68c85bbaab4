import { bringIntoSight } from './bring-into-sight.ts'

/**
 * Puts focus into the field with this id and all of it in view, label and error: the input itself, or in a group of radios the
 * chosen one. It scrolls at once, not smoothly, because the customer asked for this field.
 */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  if (!field) return
  field.focus({ preventScroll: true })
  // A group of radios, but not the fieldset around the whole form, which has no legend.
  bringIntoSight(field.closest('[data-field], fieldset:has(> legend)') ?? field)
}
