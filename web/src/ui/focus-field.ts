/**
 * Puts focus into the field with this id and its label in view: the input itself, or in a group of radios the chosen one.
 * Never smooth: the customer asked for this one and should be there at once.
 */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  if (!field) return
  field.focus({ preventScroll: true })
  const label =
    field.closest('fieldset')?.querySelector('legend') ?? document.querySelector(`label[for="${CSS.escape(id)}"]`)
  const seen = label ?? field
  seen.scrollIntoView({ block: 'center', behavior: 'instant' })
}
