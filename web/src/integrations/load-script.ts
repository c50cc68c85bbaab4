import { scriptTimeoutMs } from '#domain/limits.ts'

/** Loads another party's script. Rejects when it fails or takes too long; it can then be tried again. */
export function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error(`${address} could not be loaded`))
    }
    const timer = setTimeout(fail, scriptTimeoutMs)
    script.src = address
    script.onerror = fail
    script.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    document.head.append(script)
  })
}
