/** Loads a script of another party into the page. A failed one leaves nothing behind, so that it can be tried again. */
export function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(`${address} could not be loaded`))
    }
    document.head.append(script)
  })
}
