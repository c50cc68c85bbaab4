import { createHash } from 'node:crypto'

/** Policy sources that allow exactly the inline scripts and styles of a page. */
export interface InlineHashes {
  script: string[]
  style: string[]
}

const inline = /<(script|style)((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g

/** Hashes the inline scripts and styles of a page. JSON data and linked scripts need no hash. */
export function inlineHashes(page: string): InlineHashes {
  const hashes: InlineHashes = { script: [], style: [] }
  for (const [, kind, attributes = '', text = ''] of page.matchAll(inline)) {
    if (/\ssrc=|application\/json/.test(attributes)) continue
    hashes[kind as keyof InlineHashes].push(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return hashes
}
