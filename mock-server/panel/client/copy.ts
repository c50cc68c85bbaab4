import { announce, interpolate } from './announce.ts'

const confirmationMs = 1500

/** Copies text to the clipboard. Where the browser forbids it, shows the text in a prompt to be copied by hand. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    prompt('', text)
  }
}

/** Makes copy buttons work; success is shown and announced. */
export function attachCopy(panel: HTMLElement): void {
  panel.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    if (!button) return
    const value = button.dataset.copy ?? ''
    await copyText(value)
    button.dataset.copied = ''
    announce(panel, interpolate(panel.dataset.copied ?? '', { value }))
    setTimeout(() => delete button.dataset.copied, confirmationMs)
  })
}
