import { readdir, readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { contentTypeOf } from '#mock/shared/content-type.ts'
import { HttpError } from '#mock/shared/problem.ts'

// Beside the code of the package. In the repository there is no such folder.
const built = new URL('./panel/', import.meta.url)

type Files = ReadonlyMap<string, string | Uint8Array>

/** The testers' panel at /__mock/, and the files of the panel and the dock. */
export async function panelPlugin(app: FastifyInstance) {
  let files: Promise<Files> | undefined
  const schema = { hide: true }
  app.get('/__mock', { schema }, (_, reply) => reply.redirect('/__mock/'))
  for (const url of ['/__mock/', '/__mock/panel/:name'])
    app.get<{ Params: { name?: string } }>(url, { schema }, async ({ params: { name = 'index.html' } }, reply) => {
      files ??= readBuilt().catch(bundle)
      const content = (await files).get(name)
      if (content === undefined) throw new HttpError(404, 'The panel has no such file.')
      return reply
        .type(contentTypeOf(name))
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
