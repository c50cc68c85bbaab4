import type { Worker } from 'node:worker_threads'
import { memoryLimitBytes, processorLimitMs } from '../limits.ts'

const checkEveryMs = 200

/**
 * Watches what one job of a worker costs and calls `exceeded`, once, when that is more than any invoice needs: a bomb fills the memory
 * within a second, and a loop burns the processor. Returns how to stop watching.
 */
export function watchBudget(worker: Worker, exceeded: () => void): () => void {
  let isWatching = true
  let isChecking = false
  const timer = setInterval(check, checkEveryMs)
  const before = worker.cpuUsage()
  before.catch(() => undefined)

  async function check(): Promise<void> {
    // A thread deep in a library answers late; asking again meanwhile would only pile up.
    if (isChecking) return
    isChecking = true
    try {
      const [cpu, heap] = await Promise.all([worker.cpuUsage(await before), worker.getHeapStatistics()])
      const isTooMuch =
        (cpu.user + cpu.system) / 1000 > processorLimitMs ||
        heap.total_heap_size + heap.external_memory > memoryLimitBytes
      if (isWatching && isTooMuch) exceeded()
    } catch {
      // The thread ended meanwhile, which the pool hears by itself.
    }
    isChecking = false
  }

  return () => {
    isWatching = false
    clearInterval(timer)
  }
}
