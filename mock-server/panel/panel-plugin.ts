import { readdir, readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { HttpError } from '#mock/shared/problem.ts'

// Beside the code of the package. In the repository there is no such folder.
const built = new URL('./panel/', import.meta.url)
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
}

const page = `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Panel · alta-luz</title>
<link rel="icon" href="/__mock/journey/icon.svg">
<link rel="stylesheet" href="/__mock/panel/style.css">
<script type="module" src="/__mock/panel/panel.js"></script>
</head>
<body><div id="panel"></div></body>
</html>
`

type Files = ReadonlyMap<string, string | Uint8Array>

/** The testers' panel at /__mock/, and the files of the panel and the dock. */
export async function panelPlugin(app: FastifyInstance) {
  let files: Promise<Files> | undefined
  app.get('/__mock/', { schema: { hide: true } }, (_, reply) => reply.type('text/html; charset=utf-8').send(page))
  app.get('/__mock', { schema: { hide: true } }, (_, reply) => reply.redirect('/__mock/'))
  app.get<{ Params: { '*': string } }>('/__mock/panel/*', { schema: { hide: true } }, async (request, reply) => {
    files ??= readBuilt().catch(bundle)
    const name = request.params['*']
    const content = (await files).get(name)
    if (content === undefined) throw new HttpError(404, 'The panel has no such file.')
    return reply
      .type(types[extname(name)] ?? 'application/octet-stream')
      .header('cache-control', 'no-cache')
      .send(typeof content === 'string' ? content : Buffer.from(content))
  })
}

/** The files of the package, which were bundled when it was packed. */
async function readBuilt(): Promise<Files> {
  const names = await readdir(built)
  return new Map(await Promise.all(names.map(async name => [name, await readFile(new URL(name, built))] as const)))
}

/** In the repository they are bundled at the first request: it takes a second. */
async function bundle(): Promise<Files> {
  const { build } = await import('vite')
  const { default: config } = await import('./vite.config.ts')
  const output = await build({ ...config, configFile: false, build: { ...config.build, write: false } })
  const [bundled] = [output].flat()
  if (!bundled || !('output' in bundled)) throw new Error('Vite bundled nothing.')
  return new Map(bundled.output.map(each => [each.fileName, each.type === 'chunk' ? each.code : each.source]))
}
