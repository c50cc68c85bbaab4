const waiting = new Set<() => void>()
let isPressed = false

function end() {
  isPressed = false
  for (const change of waiting) change()
  waiting.clear()
}

/** A finger's click comes a moment after it is lifted; a press that was a scroll or a selection has none. */
const untilClickMs = 100

if (typeof window !== 'undefined') {
  const listen = (kind: string, react: () => void) => window.addEventListener(kind, react, { capture: true })
  listen('pointerdown', () => {
    isPressed = true
  })
  listen('click', () => setTimeout(end))
  listen('pointercancel', end)
  listen('pointerup', () => setTimeout(end, untilClickMs))
}

/** Makes a change that moves the page once nothing is being pressed: what moves under a finger is not clicked. */
export function afterPress(change: () => void): void {
  if (isPressed) waiting.add(change)
  else change()
}
