import { type CLSMetric, type INPMetric, type LCPMetric, onCLS, onINP, onLCP } from 'web-vitals'
import { loadScript } from './load-script.ts'
import { sendTelemetry } from './telemetry.ts'
import type { Track } from './tracking.ts'

interface Settings {
  environment: string
  telemetryUrl?: string | undefined
  tagManager?: { url: string } | undefined
}

/** Starts what the operator observes the page with: web vitals, the receiver of telemetry, and a tag manager, which reads the data layer. */
export function startObservers({ environment, telemetryUrl, tagManager }: Settings, track: Track): void {
  // Milliseconds, or thousandths of a shift.
  const report = ({ name, value }: LCPMetric | CLSMetric | INPMetric) =>
    track({ event: 'web_vital', vital: name, value: Math.round(value * 1000) / 1000 })
  for (const observe of [onLCP, onCLS, onINP]) observe(report)
  if (telemetryUrl) sendTelemetry({ environment, telemetryUrl })
  // A tag manager may be blocked.
  if (tagManager) loadScript(tagManager.url).catch(() => {})
}
