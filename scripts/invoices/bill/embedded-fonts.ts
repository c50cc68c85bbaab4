import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

const folder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts',
)

/** The font files that go into a PDF. */
export async function embeddedFonts(): Promise<{ regular: Buffer; bold: Buffer }> {
  const fileOf = async (name: string) => readFile(path.join(folder, name))
  return { regular: await fileOf('LiberationSans-Regular.ttf'), bold: await fileOf('LiberationSans-Bold.ttf') }
}
