import react from '@vitejs/plugin-react'
import { createServer, type Plugin, type Rollup } from 'vite'
import { marketingRootPlaceholder } from '../server/pages.ts'

type Bundle = Rollup.OutputBundle

/**
 * Makes the three pages of a build. `index.html` has the wizard's first step, which shows before any script has loaded; `page.html`, for all
 * other routes, is empty. Both have the static message for a start that fails. `maintenance.html` is for the operator to show.
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
        if (page?.type !== 'asset') throw new Error('The build has no index.html.')
        const { step, failed, maintenance } = await prerenderAll(root)
        const shell = inlineStyles(String(page.source), bundle)
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
        page.source = fillPage(shell, failed, step)
        emit('page.html', fillPage(shell, failed, ''))
        emit('maintenance.html', withoutScripts(shell, maintenance))
      },
    },
  }
}

/** Runs web/src/app/prerender.tsx in Node. */
async function prerenderAll(root: string): Promise<Record<'step' | 'failed' | 'maintenance', string>> {
  const server = await createServer({
    root,
    configFile: false,
    mode: 'production',
    plugins: [react()],
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const app = (await server.ssrLoadModule('/src/app/prerender.tsx')) as typeof import('../src/app/prerender.tsx')
    return {
      step: await app.prerender(marketingRootPlaceholder),
      failed: await app.prerenderStatic('failed', marketingRootPlaceholder),
      maintenance: await app.prerenderStatic('maintenance', marketingRootPlaceholder),
    }
  } finally {
    await server.close()
  }
}

/** The first paint waits for no other file: the styles are inline, and the font is preloaded. inlineHashes adds them to the policy. */
function inlineStyles(page: string, bundle: Bundle): string {
  const fonts = Object.keys(bundle).filter(file => file.endsWith('.woff2'))
  const preloads = fonts.map(file => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`)
  return replaceOne(page, /<link rel="stylesheet"[^>]* href="\/([^"]+)">/, (_, file) => {
    const sheet = bundle[file]
    if (sheet?.type !== 'asset') throw new Error(`The build has no ${file}.`)
    return [...preloads, `<style>${sheet.source}</style>`].join('\n    ')
  })
}

/** Nothing shows that is not certain to work: without our scripts the message is seen and the form is hidden. */
function fillPage(page: string, message: string, step: string): string {
  const markup = `<div id="start-failed">${message}</div>\n    <div id="root" hidden>${step}</div>`
  if (/ style="| on\w+="/.test(markup)) throw new Error('The policy forbids inline styles and handlers.')
  return replaceOne(page, /<div id="root"><\/div>/, () => markup)
}

function withoutScripts(page: string, markup: string): string {
  const heading = /<h1[^>]*>([^<]+)</.exec(markup)?.[1] ?? ''
  const bare = page.replaceAll(
    /\s*(?:<script[^>]*>[\s\S]*?<\/script>|<!--[\s\S]*?-->|<link rel="modulepreload"[^>]*>|<meta (?:property|name="(?:twitter|description))[^>]*>)/g,
    '',
  )
  const named = replaceOne(
    bare,
    /<title>[^<]*<\/title>/,
    () => `<title>${heading}</title>\n    <meta name="robots" content="noindex" />`,
  )
  return replaceOne(named, /<div id="root"><\/div>/, () => markup)
}

/** Throws where there is nothing to replace. */
function replaceOne(page: string, part: RegExp, by: (...match: string[]) => string): string {
  if (!part.test(page)) throw new Error(`The page has no ${part.source}.`)
  return page.replace(part, by)
}
