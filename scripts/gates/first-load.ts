import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compileHint } from '../../web/build/compile-hint-plugin.ts'
import type { Sizes } from '../../web/build/sizes-plugin.ts'
import type { Gate } from './gate.ts'

/** The most that a customer may have to load before the wizard works, in bytes after gzip. */
export const firstLoadLimits = { js: 135_000, css: 20_000 }
const names = { js: 'JavaScript', css: 'CSS' }

/**
 * Limits the size of the first load, and wants its scripts compiled while they arrive. If it is too large, the output lists its parts
 * and who imports them.
 */
export const firstLoad: Gate = {
  name: 'first load',
  run: async () => {
    const sizes = await readSizes()
    const first = sizes.files.filter(({ file, isFirst }) => isFirst && file.endsWith('.js'))
    const scripts = await Promise.all(
      first.map(async ({ file }) => ({ file, code: await readFile(join('dist', file), 'utf8') })),
    )
    const sentences = [...findOversize(sizes), ...findUnhinted(scripts)]
    return { ok: sentences.length === 0, output: sentences.join('\n') }
  },
}

/** Reads the sizes of the last build. */
export async function readSizes(): Promise<Sizes> {
  return JSON.parse(await readFile('dist-maps/sizes.json', 'utf8'))
}

/** Size of the first load's scripts or style sheets, in bytes after gzip. */
export function firstLoadBytes({ files }: Sizes, kind: 'js' | 'css'): number {
  const first = files.filter(({ file, isFirst }) => isFirst && file.endsWith(`.${kind}`))
  return first.reduce((sum, { gzip }) => sum + gzip, 0)
}

/** Returns sentences about a first load that is too large, or empty. */
export function findOversize(sizes: Sizes): string[] {
  return (['js', 'css'] as const).flatMap(kind => {
    const bytes = firstLoadBytes(sizes, kind)
    if (bytes === 0) return [`The first load has no ${names[kind]}, so nothing was measured.`]
    if (bytes <= firstLoadLimits[kind]) return []
    const sentence = `The first load has ${kb(bytes)} of ${names[kind]} after gzip; ${kb(firstLoadLimits[kind])} are allowed.`
    return kind === 'css'
      ? [sentence]
      : [sentence, 'Its largest parts, before compression:', ...sizes.parts.slice(0, 12).map(describePart)]
  })
}

/** Returns a sentence for each script that the browser would compile on the main thread. */
export function findUnhinted(scripts: readonly { file: string; code: string }[]): string[] {
  return scripts
    .filter(({ code }) => !code.startsWith(`${compileHint}\n`))
    .map(({ file }) => `dist/${file} does not begin with ${compileHint} (web/build/compile-hint-plugin.ts).`)
}

function describePart({ part, bytes, importedBy }: Sizes['parts'][number]) {
  return `  ${kb(bytes).padStart(9)}  ${part}${importedBy.length ? `, imported by ${importedBy.slice(0, 3).join(', ')}` : ''}`
}

function kb(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} KB`
}
