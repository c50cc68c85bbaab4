import { extname } from 'node:path'
import type { FastifyReply } from 'fastify'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Sends a file with the type of its name. Browsers ask for it again each time. */
export function sendFile(reply: FastifyReply, name: string, content: string | Uint8Array): FastifyReply {
  const type = types[extname(name)] ?? 'application/octet-stream'
  return reply.type(type).header('cache-control', 'no-cache').send(content)
}
