import { extname } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { journeyFileNames, readJourneyFile } from './journey-files.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves stylesheet, font, flags and the scripts that third parties serve to the wizard. */
export async function assetsPlugin(app: FastifyInstance) {
  for (const name of journeyFileNames.filter(each => extname(each) !== '.html'))
    app.get(`/__mock/${name}`, (_, reply) => sendFile(reply, name))
  // What a TrustBox shows in its frame; its script reads the rest from the address.
  app.get('/__mock/trustboxes/:template/index.html', (_, reply) => {
    reply.header('content-security-policy', "default-src 'none'; script-src 'self'; style-src 'self'")
    return sendFile(reply, 'trustbox.html')
  })
}

function sendFile(reply: FastifyReply, name: string): FastifyReply {
  const extension = extname(name)
  return reply
    .type(types[extension] ?? 'application/octet-stream')
    .header('cache-control', extension === '.woff2' ? 'max-age=86400' : 'no-cache')
    .send(readJourneyFile(name))
}
