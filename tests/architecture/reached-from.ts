import { importsOf } from './imports-of.ts'
import type { SourceFile } from './source-files.ts'

/** The files that are loaded with `start`: followed through static imports, not through types or dynamic imports. */
export function reachedFrom(start: string, files: readonly SourceFile[]): Set<string> {
  const byPath = new Map(files.map(file => [file.path, file]))
  const reached = new Set<string>()
  const waiting = [start]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = byPath.get(path)
    if (file === undefined || reached.has(path)) continue
    reached.add(path)
    waiting.push(
      ...importsOf(file).flatMap(({ target, own, typeOnly, dynamic }) =>
        own && !typeOnly && !dynamic ? [target] : [],
      ),
    )
  }
  return reached
}
