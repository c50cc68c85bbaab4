import type { Worker } from 'node:worker_threads'

/** What one job may cost. */
export interface Budget {
  processorMs: number
  memoryBytes: number
}

const checkEveryMs = 200

/**
 * Watches what one job of a worker costs and calls `exceeded`, once, when that is more than any invoice needs: a bomb fills the memory
 * within a second, and a loop burns the processor. Returns how to stop watching.
 */
export function watchBudget(worker: Worker, budget: Budget, exceeded: () => void): () => void {
  let isWatching = true
  let isChecking = false
  const timer = setInterval(check, checkEveryMs)
  let before: NodeJS.CpuUsage | null = null

  async function check(): Promise<void> {
    // A thread deep in a library answers late; asking again meanwhile would only pile up.
    if (isChecking) return
    isChecking = true
    try {
      const [cpu, heap] = await Promise.all([worker.cpuUsage(), worker.getHeapStatistics()])
      before ??= cpu
      const spentMs = (cpu.user + cpu.system - before.user - before.system) / 1000
      const isTooMuch = spentMs > budget.processorMs || heap.total_heap_size + heap.external_memory > budget.memoryBytes
      if (isWatching && isTooMuch) exceeded()
    } catch {
      // The thread has not begun yet, or has ended, which the pool hears by itself.
    }
    isChecking = false
  }

  return () => {
    isWatching = false
    clearInterval(timer)
  }
}
