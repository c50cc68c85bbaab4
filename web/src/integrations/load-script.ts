/** Loads another party's script. Rejects when it fails or takes longer than `timeoutMs`; it can then be tried again. */
export function loadScript(address: string, timeoutMs?: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    const fail = () => {
      clearTimeout(timer)
      script.remove()
      reject(new Error(`${address} could not be loaded`))
    }
    const timer = timeoutMs === undefined ? undefined : setTimeout(fail, timeoutMs)
    script.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    script.onerror = fail
    document.head.append(script)
  })
}
