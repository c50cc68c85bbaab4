// Short enough that a reader of the log notices nothing.
const intervalMs = 50

/** Collects log lines and writes them together: writing each one at once costs automated tests a fifth of every call. */
export function createBufferedLog(write: (text: string) => void) {
  let lines: string[] = []
  let timer: NodeJS.Timeout | undefined
  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (lines.length > 0) write(lines.join('\n'))
    lines = []
  }
  function log(line: string) {
    lines.push(line)
    timer ??= setTimeout(flush, intervalMs).unref()
  }
  return { log, flush }
}
