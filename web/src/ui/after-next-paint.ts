/** Runs something once the browser has drawn what stands now: what was pressed is seen to be pressed before the work begins. */
export function afterNextPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
