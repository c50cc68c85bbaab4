const mark = 'data-pressed'

/** Notes which button is pressed while nobody is there to hear of it: the last one, for pressing twice asks for one thing. */
export function watchPresses(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (!button || page.documentElement.dataset.heard !== undefined) return
    page.querySelector(`[${mark}]`)?.removeAttribute(mark)
    button.setAttribute(mark, '')
  })
}

/** From here on React hears of presses itself, or keeps them until it can answer. */
export function endWatch(page: Document): void {
  page.documentElement.dataset.heard = ''
}

/** The button that was pressed ahead, once. */
export function takePress(page: Document): HTMLButtonElement | null {
  const button = page.querySelector<HTMLButtonElement>(`button[${mark}]`)
  button?.removeAttribute(mark)
  return button
}
