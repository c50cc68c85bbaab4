import { runCommand } from './command.ts'
import type { Gate } from './gate.ts'

/** The product as customers get it, in dist/. */
export const build: Gate = {
  name: 'build',
  run: () => runCommand('vite', ['build', '--config', 'web/vite.config.ts', '--logLevel', 'warn']),
}
