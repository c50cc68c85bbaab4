/**
 * Puts focus into the field with this id and its label in view: the input itself, or in a group of radios the chosen one.
 * Never smooth: the customer asked for this one and should be there at once.
 */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  if (!field) return
  field.focus({ preventScroll: true })
  // A legend of its own: the fieldset around the whole form has none, and groups with theirs inside.
  const legend = field.closest('fieldset')?.querySelector(':scope > legend')
  const seen = legend ?? document.querySelector(`label[for="${CSS.escape(id)}"]`) ?? field
  seen.scrollIntoView({ block: 'center', behavior: 'instant' })
}
