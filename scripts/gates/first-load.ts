import { readFile } from 'node:fs/promises'
import type { Sizes } from '../../web/build/sizes-plugin.ts'
import type { Gate } from './gate.ts'

/** What a customer may have to load before the wizard works, in bytes after gzip. */
const limits = { js: 135_000, css: 20_000 }
const names = { js: 'JavaScript', css: 'CSS' }

/** The first load stays small; when it does not, says what it consists of and who imports that. */
export const firstLoad: Gate = {
  name: 'size of the first load',
  run: async () => {
    const faults = overweight(JSON.parse(await readFile('dist-maps/sizes.json', 'utf8')))
    return { ok: faults.length === 0, output: faults.join('\n') }
  },
}

/** Sentences about what is too large; none when everything fits. A build without a first load does not fit either. */
export function overweight({ files, parts }: Sizes): string[] {
  const first = files.filter(({ isFirst }) => isFirst)
  return (['js', 'css'] as const).flatMap(kind => {
    const bytes = first.filter(({ file }) => file.endsWith(`.${kind}`)).reduce((sum, { gzip }) => sum + gzip, 0)
    if (bytes === 0) return [`The build has no ${names[kind]} in its first load; the measure is broken.`]
    if (bytes <= limits[kind]) return []
    const over = `The first load has ${kb(bytes)} of ${names[kind]} after gzip; ${kb(limits[kind])} are allowed.`
    return kind === 'css'
      ? [over]
      : [over, 'Its largest parts, before compression:', ...parts.slice(0, 12).map(describe)]
  })
}

function describe({ part, bytes, importedBy }: Sizes['parts'][number]) {
  return `  ${kb(bytes).padStart(9)}  ${part}${importedBy.length ? `, imported by ${importedBy.slice(0, 3).join(', ')}` : ''}`
}

function kb(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} KB`
}
