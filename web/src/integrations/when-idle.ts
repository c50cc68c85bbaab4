const timeoutMs = 4000

/** Runs something that can wait, once the page has loaded and has nothing better to do. Answers how to call it off. */
export function whenIdle(run: () => void): () => void {
  let isOff = false
  const runUnlessOff = () => {
    if (!isOff) run()
  }
  const wait = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(runUnlessOff, { timeout: timeoutMs })
      : setTimeout(runUnlessOff)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => {
    isOff = true
  }
}
