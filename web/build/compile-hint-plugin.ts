import type { Plugin } from 'vite'
import { firstLoad } from './first-load.ts'

/**
 * What V8 looks for at the top of a script (https://v8.dev/blog/explicit-compile-hints): it then compiles all functions while the script
 * arrives, on a thread of its own, instead of each on the main thread when it is called first. Other engines skip the comment.
 */
export const compileHint = '//# allFunctionsCalledOnLoad'

/** Marks the scripts of the first load, most of whose functions the first screen calls. In other scripts it would cost memory for nothing. */
export function compileHintPlugin(): Plugin {
  return {
    name: 'alta-luz:compile-hint',
    apply: 'build',
    generateBundle: {
      // After Vite has put its list of files at the top.
      order: 'post',
      handler(_, bundle) {
        const first = firstLoad(Object.values(bundle))
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk' || !first.has(output.fileName)) continue
          output.code = `${compileHint}\n${output.code}`
          const map = bundle[`${output.fileName}.map`]
          if (map?.type === 'asset') map.source = oneLineLower(String(map.source))
        }
      },
    },
  }
}

/** A source map whose script has one more line at its top. */
function oneLineLower(source: string): string {
  const map = JSON.parse(source) as { mappings: string }
  return JSON.stringify({ ...map, mappings: `;${map.mappings}` })
}
