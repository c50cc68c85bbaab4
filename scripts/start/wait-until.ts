import { setTimeout as wait } from 'node:timers/promises'

const timeoutMs = 30_000

/** Waits until something holds. Throws an Error that names it after half a minute. */
export async function waitUntil(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  const started = performance.now()
  while (!(await holds())) {
    if (performance.now() - started > timeoutMs) throw new Error(`Waited in vain: ${what}.`)
    await wait(50)
  }
}

/** Whether a server answers at this address, with success. */
export async function answersOk(address: string): Promise<boolean> {
  try {
    const response = await fetch(address)
    // A body that no one reads ends Node when its connection is closed meanwhile: an assertion of its HTTP parser fails.
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

export const isMockServerReady = (port: number) => answersOk(`http://localhost:${port}/__mock/world`)
