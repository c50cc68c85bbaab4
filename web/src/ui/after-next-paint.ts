/** Runs a task after the next paint, so that a pressed button looks pressed before the work begins. */
export function afterNextPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

/** A page that is hidden paints nothing: then it is waited no longer, in milliseconds. */
const longestFrameMs = 200

/** Resolves once what was just changed is painted. */
export function nextPaint(): Promise<void> {
  return new Promise(resolve => {
    afterNextPaint(resolve)
    setTimeout(resolve, longestFrameMs)
  })
}
