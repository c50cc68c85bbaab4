import { compareContracts, releasedContract } from '../contract/compare-contracts.ts'
import { runCommand } from './command.ts'
import type { Gate } from './gate.ts'

/** What can be said about the code without running the product. */
export const staticGates: Gate[] = [
  {
    name: 'types',
    run: () => runCommand('tsc', ['--build']),
  },
  { name: 'format and lint', run: () => runCommand('biome', ['check', '--error-on-warnings']) },
  { name: 'unused code', run: () => runCommand('knip', ['--no-progress']) },
  {
    name: 'contract lint',
    run: () =>
      runCommand('redocly', ['lint', 'openapi.yaml', '--config', 'redocly.yaml'], {
        REDOCLY_TELEMETRY: 'off',
        REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      }),
  },
  {
    name: 'contract lint, by Spectral',
    run: () => runCommand('spectral', ['lint', 'openapi.yaml', '--fail-severity', 'warn']),
  },
  { name: 'contract, since release', run: () => compareContracts(releasedContract, 'openapi.yaml') },
  { name: 'rules and their tests', run: () => runCommand(process.execPath, ['scripts/rules-table.ts', '--check']) },
  { name: 'table of scenarios', run: () => runCommand(process.execPath, ['scripts/scenarios-table.ts', '--check']) },
  { name: 'generated files', run: () => runCommand(process.execPath, ['scripts/generate-api.ts', '--check']) },
]
