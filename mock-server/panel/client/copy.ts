import { announce, filledIn } from './announce.ts'

const shownMs = 1500

/** Puts text on the clipboard; where the browser does not let us, the text is shown to be copied by hand. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    prompt('', text)
  }
}

/** Copy buttons say that they did it, to the eye and to the ear. */
export function attachCopy(panel: HTMLElement): void {
  panel.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    if (!button) return
    const value = button.dataset.copy ?? ''
    await copyText(value)
    button.dataset.copied = ''
    announce(panel, filledIn(panel.dataset.copied ?? '', { value }))
    setTimeout(() => delete button.dataset.copied, shownMs)
  })
}
