import { loadScript } from './load-script.ts'
import { sendTelemetry } from './telemetry.ts'

interface Settings {
  environment: string
  telemetryUrl?: string | undefined
  tagManager?: { url: string } | undefined
}

/** Starts what the operator observes the page with: the receiver of telemetry, and a tag manager, which reads the data layer. Either may be missing. */
export function startObservers({ environment, telemetryUrl, tagManager }: Settings): void {
  if (telemetryUrl) sendTelemetry({ environment, telemetryUrl })
  // A blocked tag manager is nobody's problem.
  if (tagManager) loadScript(tagManager.url).catch(() => {})
}
