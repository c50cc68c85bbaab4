import type { Latency } from './scenario-format.ts'

// The slowest response, in multiples of the 99th percentile: the percentiles say nothing about the last hundredth.
const slowestOverP99 = 1.5

/** Milliseconds to wait. `chance`: from 0 up to 1. Between two percentiles the delay grows evenly. */
export function drawLatency(latency: Latency, chance: number): number {
  if (typeof latency === 'number') return latency
  if (Array.isArray(latency)) return Math.round(latency[0] + chance * (latency[1] - latency[0]))
  const { p50, p95, p99 } = latency
  const shares = [0, 0.5, 0.95, 0.99, 1]
  const delays = [0, p50, p95, p99, p99 * slowestOverP99]
  const before = shares.findLastIndex(share => share <= chance)
  const [fromShare = 0, toShare = 1] = shares.slice(before)
  const [fromMs = 0, toMs = 0] = delays.slice(before)
  return Math.round(fromMs + ((chance - fromShare) / (toShare - fromShare)) * (toMs - fromMs))
}
