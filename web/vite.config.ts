import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cataloguePlugin } from '../scripts/web/catalogue-plugin.ts'
import { cssModules } from '../scripts/web/class-names.ts'
import { compressPlugin } from '../scripts/web/compress-plugin.ts'
import { configPlugin, passedOn } from '../scripts/web/config-plugin.ts'
import { dockPlugin } from '../scripts/web/dock-plugin.ts'
import { flagsPlugin } from '../scripts/web/flags-plugin.ts'
import { fontPlugin } from '../scripts/web/font-plugin.ts'
import { prerenderPlugin } from '../scripts/web/prerender-plugin.ts'
import { shakeableRouterPlugin } from '../scripts/web/shakeable-router-plugin.ts'
import { silentTextsPlugin } from '../scripts/web/silent-texts-plugin.ts'
import { sizesPlugin } from '../scripts/web/sizes-plugin.ts'
import { sourceMapsApart } from '../scripts/web/source-maps-apart.ts'

const top = fileURLToPath(new URL('..', import.meta.url))
/** What runs before anything of our own does, and the module that has it run. */
const reactParts = /node_modules\/(?:react|react-dom|scheduler)\/|\/app\/react\.ts$|^\0rolldown\/runtime/
const port = Number(process.env.WEB_PORT || 5173)
const mockServer = `http://localhost:${process.env.MOCK_PORT || 4010}`
const proxy = Object.fromEntries(passedOn.map(prefix => [prefix, { target: mockServer, xfwd: true }]))

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Icons and the card that messengers show are drawings of the brand.
  publicDir: 'src/brand/public',
  plugins: [
    react(),
    shakeableRouterPlugin(),
    silentTextsPlugin(),
    cataloguePlugin(),
    configPlugin(),
    flagsPlugin(),
    fontPlugin(),
    dockPlugin(),
    prerenderPlugin(),
    sourceMapsApart(`${top}dist-maps`),
    sizesPlugin(`${top}dist-maps`),
    compressPlugin(),
  ],
  server: { port, strictPort: true, proxy, fs: { allow: [top] } },
  preview: { port, strictPort: true, proxy },
  css: { modules: cssModules },
  // Workers that fetch their parts when they need them. Their libraries are modules already; found late and bundled anew, they
  // would make the development server reload the page in the middle of reading an invoice.
  worker: { format: 'es' },
  optimizeDeps: { exclude: ['pdfjs-dist', 'zxing-wasm'] },
  build: {
    outDir: `${top}dist`,
    emptyOutDir: true,
    // dist-maps/sizes.json has them.
    reportCompressedSize: false,
    sourcemap: 'hidden',
    // Every asset a file of its own: the content security policy then needs no `data:`.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What the first page needs is React, one script and one style sheet, in the order of the imports: the order of the
          // cascade's layers is declared before anything uses them.
          // React apart, so that it runs in a task of its own before the rest does, and stays in the cache when the rest changes.
          groups: [
            { name: 'react', tags: ['$initial'], test: reactParts, priority: 1 },
            { name: 'first', tags: ['$initial'] },
          ],
        },
      },
    },
  },
})
