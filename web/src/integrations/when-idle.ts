const timeoutMs = 4000

/** Runs something that can wait, once the page has loaded and has nothing better to do. Answers how to call it off. */
export function whenIdle(run: () => void): () => void {
  let callOff = () => {}
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const id = requestIdleCallback(run, { timeout: timeoutMs })
      callOff = () => cancelIdleCallback(id)
    } else {
      const id = setTimeout(run)
      callOff = () => clearTimeout(id)
    }
  }
  if (document.readyState === 'complete') wait()
  else {
    addEventListener('load', wait, { once: true })
    callOff = () => removeEventListener('load', wait)
  }
  return () => callOff()
}
