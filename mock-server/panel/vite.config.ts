import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Bundles the testers' panel and the wizard's dock. */
export default defineConfig({
  root: here('.'),
  base: '/__mock/panel/',
  logLevel: 'warn',
  plugins: [react()],
  build: {
    outDir: here('../dist/panel'),
    emptyOutDir: true,
    // The dock loads the one style sheet into its shadow tree.
    cssCodeSplit: false,
    rolldownOptions: {
      input: { panel: here('index.html'), dock: here('src/dock.tsx') },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: '[name][extname]' },
    },
  },
})
