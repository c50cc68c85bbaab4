/** Says something to whoever listens instead of looking; the same words twice are two announcements. */
export function announce(panel: HTMLElement, words: string): void {
  const region = panel.querySelector('[data-announce]')
  if (!region) return
  region.textContent = ''
  setTimeout(() => {
    region.textContent = words
  })
}

/** Words with their values in place: `{{count}}`. */
export function filledIn(words: string, values: Record<string, string | number>): string {
  return words.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => String(values[name] ?? mark))
}
