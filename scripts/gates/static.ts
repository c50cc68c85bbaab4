import type { Gate } from './gate.ts'
import { compareContracts, releasedContract, runRedocly } from './redocly.ts'
import { runCommand } from './run-command.ts'

/** Checks that need neither a build nor a browser. */
export const staticGates: Gate[] = [
  { name: 'types', run: () => runCommand('tsc', ['--build']) },
  { name: 'format and lint', run: () => runCommand('biome', ['check', '--error-on-warnings']) },
  { name: 'unused code', run: () => runCommand('knip', ['--no-progress']) },
  { name: 'contract lint', run: () => runRedocly('lint', 'openapi.yaml', '--config', 'redocly.yaml') },
  { name: 'contract, since release', run: () => compareContracts(releasedContract, 'openapi.yaml') },
  { name: 'table of scenarios', run: () => runScript('scripts/scenarios-table.ts') },
  { name: 'situations', run: () => runScript('scripts/situation-schema.ts') },
  { name: 'generated files', run: () => runScript('scripts/generate-api.ts') },
]

/** The product as customers get it, in dist/. */
export const build: Gate = {
  name: 'build',
  run: () => runCommand('vite', ['build', '--config', 'web/vite.config.ts', '--logLevel', 'warn']),
}

function runScript(file: string) {
  return runCommand(process.execPath, [file, '--check'])
}
