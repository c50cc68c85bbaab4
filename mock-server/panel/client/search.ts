import { interpolate } from './announce.ts'

/** Hides list items that do not match the search and the filter, and headings without items. */
export function attachSearch(panel: HTMLElement): void {
  const input = panel.querySelector<HTMLInputElement>('[data-search]')
  const outcome = panel.querySelector<HTMLSelectElement>('[data-outcome-filter]')
  const found = panel.querySelector<HTMLElement>('[data-found]')
  const items = [...panel.querySelectorAll<HTMLElement>('[data-item]')]
  if (!input) return

  function filter() {
    const words = toSearchText(input?.value ?? '').split(/\s+/)
    const wanted = outcome?.value
    for (const item of items) {
      const isFound = words.every(word => item.dataset.item?.includes(word))
      item.hidden = !isFound || Boolean(wanted && item.dataset.outcome !== wanted)
    }
    for (const group of panel.querySelectorAll<HTMLElement>('.group'))
      group.hidden = !group.querySelector('[data-item]:not([hidden])')
    if (!found) return
    const count = items.filter(item => !item.hidden).length
    const text = count > 0 ? found.dataset.found : found.dataset.none
    found.textContent = count === items.length ? '' : interpolate(text ?? '', { count, total: items.length })
  }

  input.addEventListener('input', filter)
  outcome?.addEventListener('change', filter)
  // A browser restores the search when one returns to the page.
  filter()
}

function toSearchText(typed: string): string {
  return typed.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
