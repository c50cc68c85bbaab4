/** Shows valid values of the step whose button is pressed, other ones with each press. */
export function attachFillValues(panel: HTMLElement): void {
  const place = panel.querySelector<HTMLElement>('[data-values]')
  panel.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-fill]') : null
    if (!button || !place) return
    const answer = await fetch(`/__mock/panel/values/${button.dataset.fill}`)
    place.innerHTML = await answer.text()
  })
}
