import type { Latency } from './scenario-format.ts'

// The slowest response, in multiples of the 99th percentile: the percentiles say nothing about the last hundredth.
const slowestOverP99 = 1.5

/** Milliseconds to wait. `chance`: from 0 up to 1. Between two percentiles the delay grows evenly. */
export function drawLatency(latency: Latency, chance: number): number {
  if (typeof latency === 'number') return latency
  const points: [share: number, ms: number][] = Array.isArray(latency)
    ? [
        [0, latency[0]],
        [1, latency[1]],
      ]
    : [
        [0, 0],
        [0.5, latency.p50],
        [0.95, latency.p95],
        [0.99, latency.p99],
        [1, latency.p99 * slowestOverP99],
      ]
  const after = points.findIndex(([share]) => share > chance)
  const [toShare, toMs] = points[after] ?? [1, 0]
  const [fromShare, fromMs] = points[after - 1] ?? [0, 0]
  return Math.round(fromMs + ((chance - fromShare) / (toShare - fromShare)) * (toMs - fromMs))
}
