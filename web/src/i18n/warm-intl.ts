/**
 * The first use of `Intl` has the browser look at all its languages, 80 ms on a phone's processor, and those of its parts add to it.
 * A worker does that for the whole page, so that no answer to a customer has to wait for it.
 */
export function warmIntl(): void {
  if (typeof Worker === 'undefined') return
  const worker = new Worker(new URL('./warm-intl.worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = () => worker.terminate()
  // Then the page spends that time itself.
  worker.onerror = event => event.preventDefault()
}
