import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { configPlugin, dockPlugin, proxiedPaths } from './build/config-plugin.ts'
import { outputPlugin } from './build/output-plugin.ts'
import { prerenderPlugin } from './build/prerender-plugin.ts'
import { staticFilesPlugin } from './build/static-files-plugin.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const port = Number(process.env.WEB_PORT || 5173)
const mockServer = `http://localhost:${process.env.MOCK_PORT || 4010}`
const proxy = Object.fromEntries(proxiedPaths.map(prefix => [prefix, { target: mockServer, xfwd: true }]))

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The icons and the social card belong to the brand.
  publicDir: 'src/brand/public',
  plugins: [
    react(),
    configPlugin(),
    dockPlugin(),
    staticFilesPlugin(),
    prerenderPlugin(),
    outputPlugin(`${root}dist-maps`),
  ],
  server: { port, strictPort: true, proxy, fs: { allow: [root] } },
  preview: { port, strictPort: true, proxy },
  // Workers load their libraries on demand. Both are modules already; if Vite discovered and prebundled them late, the
  // development server would reload the page while it reads an invoice.
  worker: { format: 'es' },
  optimizeDeps: { exclude: ['pdfjs-dist', 'zxing-wasm'] },
  build: {
    outDir: `${root}dist`,
    emptyOutDir: true,
    // The README names the supported browsers.
    target: 'baseline-widely-available',
    // tests/build/build.test.ts limits them.
    reportCompressedSize: false,
    sourcemap: 'hidden',
    // Every asset is a file, so the content security policy needs no `data:`.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: 'third-party-notices.txt' },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The first load is React, which stays cached when our code changes, one script and one style sheet.
          groups: [
            { name: 'react', tags: ['$initial'], test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 },
            { name: 'first', tags: ['$initial'] },
          ],
        },
      },
    },
  },
})
