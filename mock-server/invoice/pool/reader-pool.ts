import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { hasSupplyData } from '../accept-reading.ts'
import type { InvoiceAnswer, InvoiceFiles } from '../invoice-answer.ts'
import type { InvoiceReading } from '../invoice-reading.ts'
import { longestQueue, memoryLimitBytes, processorLimitMs, timeLimitMs, workers } from '../limits.ts'

/** From a worker: it begins to recognise a page's letters, with what is certain so far; or its answer. */
export type WorkerMessage = { status: 'pageBegins'; soFar: InvoiceReading } | InvoiceAnswer

export interface PoolOptions {
  workers?: number
  budget?: Budget
}

/** Reads invoices in a few worker threads, so that no file can hold up the server or the next invoice for long. */
export interface ReaderPool {
  read(files: InvoiceFiles): Promise<InvoiceAnswer>
  close(): Promise<void>
}

interface Waiting {
  files: InvoiceFiles
  answer(answer: InvoiceAnswer): void
}

const timedOut: InvoiceAnswer = { status: 'refused', because: 'timedOut' }

// A worker that needs more is working on a bomb, not on an invoice.
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 }

/** Workers start when they are first needed, stay warm, and do not keep the process alive while idle. */
export function createReaderPool(options: PoolOptions = {}): ReaderPool {
  const size = options.workers ?? workers
  const budget = options.budget ?? { processorMs: processorLimitMs, memoryBytes: memoryLimitBytes }
  const idle: Worker[] = []
  const busy = new Set<Worker>()
  const queue: Waiting[] = []

  function serveNext(): void {
    if (queue.length === 0 || busy.size >= size) return
    const next = queue.shift()
    if (next) serve(idle.pop() ?? startReaderWorker(), next)
  }

  function serve(worker: Worker, { files, answer }: Waiting): void {
    busy.add(worker)
    worker.ref()
    let stopWatching = watchBudget(worker, budget, giveUp)
    let soFar: InvoiceReading = {}
    worker.on('message', onMessage)
    worker.once('error', onDeath)
    worker.once('exit', onDeath)
    worker.postMessage(files)

    function onMessage(message: WorkerMessage): void {
      if (message.status !== 'pageBegins') {
        finish(message)
        return
      }
      soFar = message.soFar
      // Each page has its limits.
      stopWatching()
      stopWatching = watchBudget(worker, budget, giveUp)
    }
    // At the end of a budget: what is certain so far, if it is anything of an electricity bill.
    function giveUp(): void {
      const outcome = hasSupplyData(soFar) ? ({ status: 'read', reading: soFar } as const) : timedOut
      finish(outcome, { dead: true })
    }
    function onDeath(): void {
      finish({ status: 'refused', because: 'unreadable' }, { dead: true })
    }
    function finish(outcome: InvoiceAnswer, { dead } = { dead: false }): void {
      stopWatching()
      worker.off('message', onMessage).off('error', onDeath).off('exit', onDeath)
      busy.delete(worker)
      if (dead) void discard(worker)
      else idle.push(worker)
      worker.unref()
      answer(outcome)
      serveNext()
    }
  }

  return {
    read: files =>
      new Promise(answer => {
        if (queue.length >= longestQueue) return answer(timedOut)
        queue.push({ files, answer })
        serveNext()
      }),
    async close() {
      for (const { answer } of queue.splice(0)) answer(timedOut)
      await Promise.all([...idle.splice(0), ...busy].map(discard))
    },
  }
}

const source = new URL('./reader-worker.ts', import.meta.url)
/** The package has it as JavaScript. */
const packed = new URL('./reader-worker.js', import.meta.url)

/** A worker thread that reads invoices. */
function startReaderWorker(): Worker {
  return new Worker(existsSync(packed) ? packed : source, {
    resourceLimits,
    // What the recogniser prints about a picture is kept from the server's own output.
    stdout: true,
    stderr: true,
  })
}

async function discard(worker: Worker): Promise<void> {
  // A late error of a worker that was given up on is of no interest.
  worker.on('error', () => undefined)
  await worker.terminate()
}

/** What one job may cost. */
export interface Budget {
  processorMs: number
  memoryBytes: number
}

const checkEveryMs = 200

/**
 * Watches what one job of a worker costs and calls `exceeded`, once, when that is more than any invoice needs: a bomb fills the memory
 * within a second, and a loop burns the processor. The clock ends what neither of them tells. Returns how to stop watching.
 */
function watchBudget(worker: Worker, budget: Budget, exceeded: () => void): () => void {
  let isWatching = true
  let isChecking = false
  const timer = setInterval(check, checkEveryMs)
  let before: NodeJS.CpuUsage | null = null
  const start = performance.now()

  async function check(): Promise<void> {
    if (performance.now() - start > timeLimitMs) return exceeded()
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
