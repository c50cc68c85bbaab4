import { loadMarkup } from './load-markup.ts'

/** Shows valid values of the step whose button is pressed, other ones with each press. */
export function attachFillValues(panel: HTMLElement): void {
  const place = panel.querySelector<HTMLElement>('[data-values]')
  panel.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-fill]') : null
    if (!button || !place) return
    place.replaceChildren(...(await loadMarkup(`/__mock/panel/values/${button.dataset.fill}`)))
  })
}
