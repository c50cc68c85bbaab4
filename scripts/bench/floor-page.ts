import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { getFreePort } from '../start/ports.ts'
import { bundleFloor } from './bundle-floor.ts'

/** An element of the prerendered page: its tag and its children. */
type MarkupNode = string | { tag: string; children: MarkupNode[] }

export interface FloorPage {
  origin: string
  close: () => void
}

/**
 * Serves the product's first page with react-dom alone: the same markup, styles and head script, and a script that hydrates the markup
 * as plain elements, without texts, state or rules. No page that React hydrates can do less.
 */
export async function serveFloorPage(browser: Browser, productOrigin: string): Promise<FloorPage> {
  const served = await (await fetch(productOrigin)).text()
  const code = await bundleFloor(sourceOf(await readMarkup(browser, served)))
  const files = new Map([...code].map(([name, text]) => [`/${name}`, brotliCompressSync(text)]))
  const html = served
    // Marks of suspense boundaries: plain elements have none.
    .replaceAll(/<!--\/?\$-->/g, '')
    .replace(/(<meta name="scripts" content=")[^"]*/, `$1${[...files.keys()].join(' ')}`)
  const page = brotliCompressSync(html)
  const server = createServer((request, response) => {
    const script = files.get(request.url ?? '')
    response.setHeader('Content-Type', script ? 'text/javascript' : 'text/html; charset=utf-8')
    response.setHeader('Content-Encoding', 'br').end(script ?? page)
  })
  const port = await getFreePort()
  await new Promise<void>(resolve => server.listen(port, 'localhost', resolve))
  return { origin: `http://localhost:${port}/`, close: () => void server.close() }
}

/** Reads the markup in a browser without running its scripts. */
async function readMarkup(browser: Browser, html: string): Promise<MarkupNode[]> {
  const page = await browser.newPage({ javaScriptEnabled: false })
  try {
    await page.setContent(html)
    return await page.evaluate(() => {
      const read = (parent: Element): MarkupNode[] =>
        [...parent.childNodes].flatMap((node): MarkupNode[] => {
          if (node instanceof Element) return [{ tag: node.localName, children: read(node) }]
          return node instanceof Text ? [node.data] : []
        })
      return read(document.getElementById('root') as Element)
    })
  } finally {
    await page.context().close()
  }
}

function sourceOf(markup: MarkupNode[]): string {
  return `
    import { createElement, useEffect } from 'react'
    import { hydrateRoot } from 'react-dom/client'
    const draw = node => typeof node === 'string' ? node : createElement(node.tag, null, ...node.children.map(draw))
    function Page() {
      useEffect(() => { document.documentElement.dataset.heard = '' }, [])
      return createElement('div', null, ...JSON.parse(${JSON.stringify(JSON.stringify(markup))}).map(draw)).props.children
    }
    hydrateRoot(document.getElementById('root'), createElement(Page))`
}
