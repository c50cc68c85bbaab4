import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** A file of the project: its path from the root, with slashes, and its text. */
export interface SourceFile {
  path: string
  text: string
}

/** All files that match the patterns, without what is generated or belongs to others. */
export function sourceFiles(...patterns: string[]): SourceFile[] {
  return patterns
    .flatMap(pattern => globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] }))
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => !/\.gen\.|\.d\.ts$/.test(path))
    .sort()
    .map(path => ({ path, text: readFileSync(`${root}${path}`, 'utf8') }))
}
