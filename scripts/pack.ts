// npm pack -w mock-server: bundles the server, the client, the fixture, the panel and their types into dist/.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build as bundle } from 'rolldown'
import { dts } from 'rolldown-plugin-dts'
import { build as buildPage } from 'vite'
import { journeyFileNames, readJourneyFile } from '#mock/journey/files.ts'
import panel from '#mock/panel/vite.config.ts'

const folder = join(import.meta.dirname, '../mock-server')
const dist = join(folder, 'dist')
const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const installed = [
  ...Object.keys(dependencies),
  '@playwright/test',
  'playwright',
  'playwright-core',
  'vite',
  // A project that uploads invoices installs these itself.
  'pdfjs-dist',
  'zxing-wasm',
  'tesseract.js',
  '@napi-rs/canvas',
  'image-size',
]
const leftOut = /panel\/vite\.config\.ts$|^\.\/vite\.config\.ts$/
const external = (id: string) => leftOut.test(id) || installed.some(each => id === each || id.startsWith(`${each}/`))

rmSync(dist, { recursive: true, force: true })
const entries = {
  'mock-client': 'client/mock-client.ts',
  playwright: 'client/playwright.ts',
  'start-mock-server': 'start-mock-server.ts',
}
const output = { dir: dist, entryFileNames: '[name].js', chunkFileNames: '[name].js' }
const input = { ...entries, server: 'server.ts', 'reader-worker': 'invoice/pool/reader-worker.ts' }
await bundle({ cwd: folder, input, platform: 'node', external, output: { ...output, minify: true } })
await bundle({
  cwd: folder,
  input: entries,
  external,
  plugins: [dts({ emitDtsOnly: true, tsconfig: 'tsconfig.json' })],
  output: { dir: dist },
})
await buildPage({ ...panel, configFile: false })

copyFileSync(join(folder, '../openapi.yaml'), join(dist, 'openapi.yaml'))
mkdirSync(join(dist, 'files'))
copyFileSync(join(folder, '../web/src/domain/postal-codes.txt'), join(dist, 'files/postal-codes.txt'))
for (const name of journeyFileNames) {
  const file = join(dist, 'files', name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, readJourneyFile(name))
}
