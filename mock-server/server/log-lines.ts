/** Takes lines and writes them together, so that no request waits for the terminal. */
export interface LogLines {
  take: (line: string) => void
  /** Writes what is still to be written. */
  flush: () => void
}

// Still at once for whoever reads along.
const gatheredForMs = 50

/** Gathers lines for a moment and writes them in one go. */
export function createLogLines(write: (text: string) => void): LogLines {
  let waiting: string[] = []
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length > 0) write(waiting.join('\n'))
    waiting = []
  }
  return {
    take(line) {
      waiting.push(line)
      timer ??= setTimeout(flush, gatheredForMs).unref()
    },
    flush,
  }
}
