import type { Rollup } from 'vite'

export type Output = Rollup.OutputChunk | Rollup.OutputAsset

/** The names of the entry script, its static imports and their style sheets. */
export function firstLoad(outputs: Output[]): Set<string> {
  const chunks = new Map(outputs.flatMap(output => (output.type === 'chunk' ? [[output.fileName, output]] : [])))
  const first = new Set<string>()
  function follow(name: string) {
    const chunk = chunks.get(name)
    if (!chunk || first.has(name)) return
    first.add(name)
    for (const style of chunk.viteMetadata?.importedCss ?? []) first.add(style)
    chunk.imports.forEach(follow)
  }
  for (const chunk of chunks.values()) if (chunk.isEntry) follow(chunk.fileName)
  return first
}
