// Loaded into a server that is measured: on any message it collects what nobody needs any more and tells what is left.

process.on('message', () => {
  globalThis.gc?.()
  process.send?.(process.memoryUsage().heapUsed)
})
// The channel must not keep a server alive that was told to stop.
process.channel?.unref()
