import { readFile } from 'node:fs/promises'

const file = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'

/** An HTML page that loads nothing: it contains the product's font. */
export async function standalonePage(body: string): Promise<string> {
  const font = await readFile(file, 'base64')
  return `<!doctype html><meta charset="utf-8"><style>@font-face { font-family: Figtree; src: url(data:font/woff2;base64,${font}); font-weight: 300 900 }</style>${body}`
}
