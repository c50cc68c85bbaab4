import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/**
 * The variables of the process, over those of the file that `CONFIG_FILE` names (lines `NAME=value`). The file may change while the
 * server runs. Throws an Error when it cannot be read.
 */
export function readEnvironment(): NodeJS.ProcessEnv {
  const { CONFIG_FILE } = process.env
  if (!CONFIG_FILE) return process.env
  try {
    return { ...parseEnv(readFileSync(CONFIG_FILE, 'utf8')), ...process.env }
  } catch (error) {
    throw new Error(`CONFIG_FILE cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}
