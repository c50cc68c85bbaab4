import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cataloguePlugin } from './build/catalogue-plugin.ts'
import { compileHintPlugin } from './build/compile-hint-plugin.ts'
import { compressPlugin } from './build/compress-plugin.ts'
import { configPlugin, proxiedPaths } from './build/config-plugin.ts'
import { cssModules } from './build/css-modules.ts'
import { dockPlugin } from './build/dock-plugin.ts'
import { flagsPlugin } from './build/flags-plugin.ts'
import { fontPlugin } from './build/font-plugin.ts'
import { postalCodesPlugin } from './build/postal-codes-plugin.ts'
import { prerenderPlugin } from './build/prerender-plugin.ts'
import { shakeableRouterPlugin } from './build/shakeable-router-plugin.ts'
import { silentTextsPlugin } from './build/silent-texts-plugin.ts'
import { sizesPlugin } from './build/sizes-plugin.ts'
import { sourceMapsPlugin } from './build/source-maps-plugin.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** React and the modules that start it. */
const reactModules = /node_modules\/(?:react|react-dom|scheduler)\/|\/app\/react\.ts$|^\0rolldown\/runtime/
const port = Number(process.env.WEB_PORT || 5173)
const mockServer = `http://localhost:${process.env.MOCK_PORT || 4010}`
const proxy = Object.fromEntries(proxiedPaths.map(prefix => [prefix, { target: mockServer, xfwd: true }]))

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The icons and the social card belong to the brand.
  publicDir: 'src/brand/public',
  plugins: [
    react(),
    shakeableRouterPlugin(),
    silentTextsPlugin(),
    cataloguePlugin(),
    configPlugin(),
    flagsPlugin(),
    fontPlugin(),
    postalCodesPlugin(),
    dockPlugin(),
    prerenderPlugin(),
    compileHintPlugin(),
    sourceMapsPlugin(`${root}dist-maps`),
    sizesPlugin(`${root}dist-maps`),
    compressPlugin(),
  ],
  server: { port, strictPort: true, proxy, fs: { allow: [root] } },
  preview: { port, strictPort: true, proxy },
  css: { modules: cssModules },
  // Workers load their libraries on demand. Both are modules already; if Vite discovered and prebundled them late, the
  // development server would reload the page while it reads an invoice.
  worker: { format: 'es' },
  optimizeDeps: { exclude: ['pdfjs-dist', 'zxing-wasm'] },
  build: {
    outDir: `${root}dist`,
    emptyOutDir: true,
    // The README names the supported browsers.
    target: 'baseline-widely-available',
    // dist-maps/sizes.json lists them.
    reportCompressedSize: false,
    sourcemap: 'hidden',
    // Every asset is a file, so the content security policy needs no `data:`.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: 'third-party-notices.txt' },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The first load is React, one script and one style sheet, whose import order declares the cascade layers first.
          // React is a separate file: it runs in its own task and stays cached when our code changes.
          groups: [
            { name: 'react', tags: ['$initial'], test: reactModules, priority: 1 },
            { name: 'first', tags: ['$initial'] },
          ],
        },
      },
    },
  },
})
