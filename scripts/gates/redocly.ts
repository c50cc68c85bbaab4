import type { GateResult } from './gate.ts'
import { runCommand } from './run-command.ts'

/** The contract as it was last released. */
export const releasedContract = 'docs/contract/released.yaml'

/** Runs Redocly without telemetry and update notices. */
export function runRedocly(...args: string[]): Promise<GateResult> {
  return runCommand('redocly', args, { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' })
}

/** Compares two contracts. Fails if a client of the earlier one could break. */
export function compareContracts(earlier: string, later: string): Promise<GateResult> {
  return runRedocly('diff', earlier, later, '--config', 'redocly.yaml', '--fail-on', 'major')
}
