import { runCommand } from '../gates/command.ts'
import type { Outcome } from '../gates/gate.ts'

/** The contract as it was last released. */
export const releasedContract = 'docs/contract/released.yaml'

/** Compares two contracts; fails on what breaks those who keep to the earlier one. */
export function compareContracts(earlier: string, later: string): Promise<Outcome> {
  return runCommand('redocly', ['diff', earlier, later, '--config', 'redocly.yaml', '--fail-on', 'major'], {
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  })
}
