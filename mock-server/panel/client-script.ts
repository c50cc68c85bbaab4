import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'

/** What the panel and the dock run in the browser: the file as it is written, its types taken away. */
export function clientScript(file: string): string {
  const source = readFileSync(new URL(`client/${file}`, import.meta.url), 'utf8')
  // Node calls this way of doing what it does to every file of ours "experimental", once, on the console of `npm start`.
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    return stripTypeScriptTypes(source)
  } finally {
    process.emitWarning = emitWarning
  }
}
