import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'

const cacheFolder = new URL('../../.cache/', import.meta.url)
const cacheFile = new URL('contract.json', cacheFolder)

/**
 * Parses YAML, or takes what came of the same text last time: the parser alone takes longer than everything else the server
 * does at its start.
 */
export async function parseYaml(text: string): Promise<unknown> {
  const digest = createHash('sha256').update(text).digest('hex')
  const last = await readFile(cacheFile, 'utf8').then(JSON.parse, () => undefined)
  if (last?.digest === digest) return last.value
  const { parse } = await import('yaml')
  const value: unknown = parse(text)
  await keep(JSON.stringify({ digest, value }))
  return value
}

async function keep(json: string): Promise<void> {
  // Several servers may start at once; a file that is renamed is never seen half-written.
  const draft = new URL(`contract.${process.pid}.json`, cacheFolder)
  try {
    await mkdir(cacheFolder, { recursive: true })
    await writeFile(draft, json)
    await rename(draft, cacheFile)
  } catch {
    // Where nothing may be written, the next start parses again.
  }
}
