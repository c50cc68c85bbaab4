import {
  accessSync,
  constants,
  copyFileSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'

const keptDays = 30
const dayMs = 24 * 60 * 60 * 1000

/**
 * Adds the assets of a build to the folder of kept assets, which several servers may share, and removes from it what no server has
 * started with for 30 days. A folder that cannot be written to, as that of an image, is only read.
 */
export function keepAssets(built: string, kept: string, now = Date.now()): void {
  try {
    mkdirSync(kept, { recursive: true })
    accessSync(kept, constants.W_OK)
  } catch {
    return
  }
  for (const file of readdirSync(built)) {
    const target = join(kept, file)
    // Whole at once: another server may be asked for it meanwhile.
    const unfinished = `${target}.${process.pid}.new`
    copyFileSync(join(built, file), unfinished)
    utimesSync(unfinished, now / 1000, now / 1000)
    renameSync(unfinished, target)
  }
  for (const file of readdirSync(kept)) {
    const { mtimeMs } = statSync(join(kept, file), { throwIfNoEntry: false }) ?? {}
    if (mtimeMs !== undefined && now - mtimeMs > keptDays * dayMs) rmSync(join(kept, file), { force: true })
  }
}
