/** Returns what runs a piece of work at the end of the present task, once however often it was asked for: a typed letter changes several atoms, and is written once. */
export function createOncePerTask(): (work: () => void) => void {
  let pending: (() => void) | undefined
  return work => {
    if (!pending)
      queueMicrotask(() => {
        const last = pending
        pending = undefined
        last?.()
      })
    pending = work
  }
}
