import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// Two projects: rules and the server run in Node, everything with a DOM in happy-dom (it has <dialog>.showModal, jsdom has not).
export default defineConfig({
  plugins: [react()],
  test: {
    // Two cores may have something else to do; what hangs still fails.
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          // The files of a worker share what they import: the contract's validators are compiled once, not forty times.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/support/dom-setup.ts'],
        },
      },
    ],
  },
})
