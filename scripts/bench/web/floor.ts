import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { build, type Rollup } from 'vite'
import { compress } from '../../../web/server/compress.ts'
import { getFreePort } from '../../start/ports.ts'

const source = `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
createRoot(document.getElementById('root')).render(createElement('h1', null, 'Contrata tu luz'))
`
const page =
  '<!doctype html><html lang="es"><title>x</title><div id="root"></div><script type="module" src="/floor.js"></script>'

/** Serves a page that is nothing but react-dom and a heading: what no page made with it can undercut. */
export async function serveFloor() {
  const { brotli: script, gzip } = await compress(Buffer.from(await bundle()))
  const server = createServer((request, response) => {
    if (request.url !== '/floor.js') return response.setHeader('Content-Type', 'text/html').end(page)
    response.setHeader('Content-Type', 'text/javascript').setHeader('Cache-Control', 'max-age=31536000, immutable')
    response.setHeader('Content-Encoding', 'br').end(script)
  })
  const port = await getFreePort()
  await new Promise<void>(resolve => server.listen(port, 'localhost', resolve))
  return {
    origin: `http://localhost:${port}/`,
    /** Of its script, after gzip. */
    bytes: gzip.length,
    close: () => new Promise<unknown>(resolve => server.close(resolve)),
  }
}

/** The entry lies beside the packages, so that they are found. */
async function bundle(): Promise<string> {
  const folder = await mkdtemp(join('node_modules', '.floor-'))
  try {
    const entry = join(folder, 'floor.js')
    await writeFile(entry, source)
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      build: { write: false, rolldownOptions: { input: entry } },
    })
    const output = ([built].flat() as Rollup.RolldownOutput[]).flatMap(result => result.output)
    return output.find(item => item.type === 'chunk')?.code ?? ''
  } finally {
    await rm(folder, { recursive: true })
  }
}
