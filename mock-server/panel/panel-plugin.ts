import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { HttpError } from '#mock/shared/problem.ts'
import { sendFile } from '#mock/shared/send-file.ts'

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
      files ??= readFiles()
      const content = (await files).get(name)
      if (content === undefined) throw new HttpError(404, 'The panel has no such file.')
      return sendFile(reply, name, content)
    })
}

/** They were bundled when the package was packed. In the repository they are bundled at the first request: it takes a second. */
async function readFiles(): Promise<Files> {
  if (existsSync(built)) return new Map(readdirSync(built).map(name => [name, readFileSync(new URL(name, built))]))
  const { build } = await import('vite')
  const { default: config } = await import('./vite.config.ts')
  const output = await build({ ...config, configFile: false, build: { ...config.build, write: false } })
  const [bundled] = [output].flat()
  if (!bundled || !('output' in bundled)) throw new Error('Vite bundled nothing.')
  return new Map(bundled.output.map(each => [each.fileName, each.type === 'chunk' ? each.code : each.source]))
}
