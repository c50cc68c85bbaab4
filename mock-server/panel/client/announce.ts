/** Announces words to screen readers. The region is emptied first, so that equal words are announced twice. */
export function announce(panel: HTMLElement, words: string): void {
  const region = panel.querySelector('[data-announce]')
  if (!region) return
  region.textContent = ''
  setTimeout(() => {
    region.textContent = words
  })
}

/** Fills values into a text: `{{count}}`. */
export function interpolate(words: string, values: Record<string, string | number>): string {
  return words.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
