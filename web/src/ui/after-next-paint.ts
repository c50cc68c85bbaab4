/** Runs a task after the next paint, so that a pressed button looks pressed before the work begins. */
export function afterNextPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
