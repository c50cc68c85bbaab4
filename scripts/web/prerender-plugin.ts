import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rollup } from 'vite'
import { cataloguePlugin } from './catalogue-plugin.ts'
import { cssModules } from './class-names.ts'
import { marketingPlace } from './marketing-place.ts'
import { withFirstStep } from './with-first-step.ts'

/**
 * Draws the wizard's first step into the page of `/`, with its styles, so that it is seen before any script has come. The other
 * routes get `page.html`, which is the page without it. Both hold what is said when their scripts cannot be had.
 */
export function prerenderPlugin(): Plugin {
  let root = ''
  return {
    name: 'alta-luz:prerender',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has no index.html to draw the first step into.')
        const shell = String(page.source)
        const [drawn, script] = await Promise.all([drawAhead(root), bundleHeadScript(root)])
        const styles = (file: string) => textOf(bundle[file.slice(1)])
        const pageWith = (markup: string) => withFirstStep(shell, { ...drawn, markup, script, styles })
        page.source = pageWith(drawn.markup)
        this.emitFile({ type: 'asset', fileName: 'page.html', source: pageWith('') })
      },
    },
  }
}

function textOf(file: Rollup.OutputAsset | Rollup.OutputChunk | undefined): string {
  if (file?.type !== 'asset') throw new Error('The page links a style sheet that was not built.')
  return String(file.source)
}

/** The app is built once more, for Node; packages stay outside and are found beside it. */
async function drawAhead(root: string): Promise<{ markup: string; message: string }> {
  const code = await bundled({ root, plugins: [react(), cataloguePlugin()], build: { ssr: 'src/app/prerender.tsx' } })
  const folder = await mkdtemp(join(root, '../node_modules/.prerender-'))
  try {
    const file = join(folder, 'prerender.mjs')
    await writeFile(file, code)
    const { prerender, prerenderMissingScripts } = (await import(
      pathToFileURL(file).href
    )) as typeof import('../../web/src/app/prerender.tsx')
    return { markup: await prerender(marketingPlace), message: await prerenderMissingScripts() }
  } finally {
    await rm(folder, { recursive: true })
  }
}

function bundleHeadScript(root: string): Promise<string> {
  const rolldownOptions = { input: join(root, 'src/app/before-paint.ts'), output: { format: 'iife' as const } }
  return bundled({ root, build: { rolldownOptions, modulePreload: false } })
}

/** One script, its dynamic imports included. */
async function bundled({ build: options, ...config }: Parameters<typeof build>[0] & object): Promise<string> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    css: { modules: cssModules },
    build: {
      ...options,
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        ...options?.rolldownOptions,
        output: { ...(options?.rolldownOptions?.output as object), codeSplitting: false },
      },
    },
  })
  const outputs = ([built].flat() as Rollup.RolldownOutput[]).flatMap(({ output }) => output)
  const [script, another] = outputs.filter(output => output.type === 'chunk')
  if (!script || another)
    throw new Error(`One script was expected of ${JSON.stringify(options?.ssr ?? 'before-paint.ts')}.`)
  return script.code
}
