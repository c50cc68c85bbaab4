// Preloaded into the measured server. On any message it collects garbage and reports the memory in use, in bytes.
process.on('message', () => {
  globalThis.gc?.()
  process.send?.(process.memoryUsage().heapUsed)
})
// The channel must not keep a stopped server alive.
process.channel?.unref()
