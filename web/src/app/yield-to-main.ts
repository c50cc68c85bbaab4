/** Lets the browser do what waits, a press or a paint, before the next piece of work. */
export function yieldToMain(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve))
}
