import type { SourceFile } from '#tests/architecture/source-files.ts'

const ink = /(?:^|[;\s])color:\s*var\((--[\w-]+)\)/
const ground = /background(?:-color)?:\s*var\((--[\w-]+)\)/

/** Every pair of colours that one rule of a style sheet puts on each other, as `--ink on --ground`, and where. */
export function pairsUsed(styles: readonly SourceFile[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const { path, text } of styles) {
    const bare = text.replaceAll(/\/\*[\s\S]*?\*\//g, '')
    for (const [, rule = ''] of bare.matchAll(/\{([^{}]*)\}/g)) {
      const [on, below] = [ink.exec(rule)?.[1], ground.exec(rule)?.[1]]
      if (on && below) found.set(`${on} on ${below}`, path)
    }
  }
  return found
}
