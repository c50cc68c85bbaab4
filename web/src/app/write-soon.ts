/** Longer than the paint that answers a letter takes to begin. */
const delayMs = 50

/**
 * Puts off writing to the storage until what the customer typed is painted: on a phone it takes longer than drawing the letter. Several changes are
 * written once; what is left when the page goes, a reload for one, is written then.
 */
export function createWriteSoon(page: EventTarget): (write: () => void) => void {
  let pending: (() => void) | undefined
  function flush() {
    pending?.()
    pending = undefined
  }
  page.addEventListener('pagehide', flush)
  return write => {
    if (!pending) setTimeout(flush, delayMs)
    pending = write
  }
}
