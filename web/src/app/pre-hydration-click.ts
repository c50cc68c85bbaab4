const mark = 'data-pressed'

/**
 * What React would answer at once, and for that take over all that was drawn ahead at once: 300 ms of a phone in which no letter is seen.
 * The names are those of `isDiscreteEventThatRequiresHydration` in react-dom.
 */
const kept = (
  'mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend dragstart drop ' +
  'compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change contextmenu reset'
).split(' ')

/**
 * Until React has taken over what was drawn ahead, it hears of nothing: the browser itself types, ticks and moves the focus meanwhile,
 * and what React then finds in the page is what it goes on with. Of buttons the last one pressed is noted, for pressing twice asks for
 * one thing.
 */
export function watchPreHydrationClicks(page: Document): void {
  const keep = (event: Event) => {
    if (page.documentElement.dataset.heard !== undefined) return
    event.stopPropagation()
    if (event.type === 'click') note(page, event.target)
  }
  for (const kind of kept) page.addEventListener(kind, keep, { capture: true, passive: true })
}

function note(page: Document, pressed: EventTarget | null) {
  const button = pressed instanceof Element ? pressed.closest('button') : null
  if (!button) return
  page.querySelector(`[${mark}]`)?.removeAttribute(mark)
  button.setAttribute(mark, '')
}

/** From here on React hears of everything itself. */
export function endPreHydration(page: Document): void {
  page.documentElement.dataset.heard = ''
}

/** The button that was pressed ahead, once. */
export function takePreHydrationClick(page: Document): HTMLButtonElement | null {
  const button = page.querySelector<HTMLButtonElement>(`button[${mark}]`)
  button?.removeAttribute(mark)
  return button
}
