import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rollup } from 'vite'
import { marketingRootPlaceholder } from '../server/marketing-root.ts'
import { cataloguePlugin } from './catalogue-plugin.ts'
import { cssModules } from './css-modules.ts'
import { maintenancePage } from './maintenance-page.ts'
import { withPrerenderedStep } from './with-prerendered-step.ts'

/**
 * Prerenders the wizard's first step and its styles into the page of `/`, so that it shows before any script has loaded.
 * All other routes get `page.html`, the page without it. Both hold the message that is shown if the scripts cannot be loaded.
 * `maintenance.html` is for the server to show in their place.
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
        if (page?.type !== 'asset') throw new Error('The build has no index.html to insert the first step into.')
        const shell = String(page.source)
        const [prerendered, script] = await Promise.all([prerenderApp(root), bundleHeadScript(root)])
        const styles = (file: string) => textOf(bundle[file.slice(1)])
        const pageWith = (markup: string) => withPrerenderedStep(shell, { ...prerendered, markup, script, styles })
        page.source = pageWith(prerendered.markup)
        const other = pageWith('')
        this.emitFile({ type: 'asset', fileName: 'page.html', source: other })
        const maintenance = maintenancePage(other, prerendered.maintenance)
        this.emitFile({ type: 'asset', fileName: 'maintenance.html', source: maintenance })
      },
    },
  }
}

function textOf(file: Rollup.OutputAsset | Rollup.OutputChunk | undefined): string {
  if (file?.type !== 'asset') throw new Error('The page links a style sheet that is not in the build.')
  return String(file.source)
}

/** Builds the app for Node and runs it. The file must be inside the project, so that Node finds its packages. */
async function prerenderApp(root: string): Promise<Record<'markup' | 'message' | 'outdated' | 'maintenance', string>> {
  const code = await bundle({ root, plugins: [react(), cataloguePlugin()], build: { ssr: 'src/app/prerender.tsx' } })
  const folder = await mkdtemp(join(root, '../node_modules/.prerender-'))
  try {
    const file = join(folder, 'prerender.mjs')
    await writeFile(file, code)
    const { prerender, prerenderScriptless } = (await import(
      pathToFileURL(file).href
    )) as typeof import('../src/app/prerender.tsx')
    const markup = await prerender(marketingRootPlaceholder)
    const { missing: message, ...others } = await prerenderScriptless(marketingRootPlaceholder)
    const page = { markup, message, ...others }
    for (const part of Object.values(page)) refuseKeys(part)
    return page
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** A text that was not there when the page was rendered shows its key, such as `footer.help`. Throws, so that nobody ever reads one. */
function refuseKeys(markup: string) {
  const key = />([a-z]+\.[a-zA-Z.]+)</.exec(markup)?.[1]
  if (key) throw new Error(`A prerendered page shows "${key}" instead of its text.`)
}

function bundleHeadScript(root: string): Promise<string> {
  const rolldownOptions = { input: join(root, 'src/app/before-paint.ts'), output: { format: 'iife' as const } }
  return bundle({ root, build: { rolldownOptions, modulePreload: false } })
}

/** Builds one script, dynamic imports included, and returns its code. */
async function bundle({ build: options, ...config }: Parameters<typeof build>[0] & object): Promise<string> {
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
