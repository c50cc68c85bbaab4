import { createHash } from 'node:crypto'

/** Sources by which a policy allows what stands inline in a page, and nothing else that is inline. */
export interface InlineHashes {
  script: string[]
  style: string[]
}

const inline = /<(script|style)((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g

/** The hashes of the scripts and styles that a page holds in itself; data and what has an address of its own need none. */
export function inlineHashes(page: string): InlineHashes {
  const hashes: InlineHashes = { script: [], style: [] }
  for (const [, kind, attributes = '', text = ''] of page.matchAll(inline)) {
    if (/\ssrc=|application\/json/.test(attributes)) continue
    hashes[kind as keyof InlineHashes].push(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return hashes
}
