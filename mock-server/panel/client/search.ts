import { filledIn } from './announce.ts'

/** Narrows a list as one types and chooses: what does not match is hidden, with the headings nothing is left of. */
export function attachSearch(panel: HTMLElement): void {
  const input = panel.querySelector<HTMLInputElement>('[data-search]')
  const outcome = panel.querySelector<HTMLSelectElement>('[data-outcome-filter]')
  const found = panel.querySelector<HTMLElement>('[data-found]')
  const items = [...panel.querySelectorAll<HTMLElement>('[data-item]')]
  if (!input) return

  function narrow() {
    const words = folded(input?.value ?? '').split(/\s+/)
    const wanted = outcome?.value
    for (const item of items) {
      const isFound = words.every(word => item.dataset.item?.includes(word))
      item.hidden = !isFound || Boolean(wanted && item.dataset.outcome !== wanted)
    }
    for (const group of panel.querySelectorAll<HTMLElement>('.group'))
      group.hidden = !group.querySelector('[data-item]:not([hidden])')
    if (!found) return
    const count = items.filter(item => !item.hidden).length
    const says = count > 0 ? found.dataset.found : found.dataset.none
    found.textContent = count === items.length ? '' : filledIn(says ?? '', { count, total: items.length })
  }

  input.addEventListener('input', narrow)
  outcome?.addEventListener('change', narrow)
  // A browser that comes back to the page brings along what was typed.
  narrow()
}

function folded(typed: string): string {
  return typed.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
