import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// What talks to the running mock server, reads whole invoices or walks thousands of ways; `npm run check` leaves it to `npm test`, because it takes minutes.
const contractTests = [
  'tests/mock-server/**/*.test.ts',
  'tests/journey/**/*.test.ts',
  'tests/invoice/**/*.test.ts',
  'tests/scripts/contract/**/*.test.ts',
  'tests/transitions/**/*.test.ts',
]

// Runs the production server with nginx, which the gate installs where it can; `npm test` runs it.
const serverTests = 'tests/**/*.server.test.ts'

// Reads dist/, so `npm test` builds first.
const builtFiles = 'tests/build/**/*.test.ts'

// What replaces a module (`vi.mock`) must not share modules with other files.
const mockedModules = 'tests/**/*.mocked.test.tsx'

const dom = { environment: './tests/support/dom-environment.ts', setupFiles: ['tests/support/dom-setup.ts'] }

// Rules and the server run in Node, everything with a DOM in happy-dom (it has <dialog>.showModal, jsdom has not).
// The files of a worker share what they import, which takes half as long: React is evaluated once, and so are the contract's validators.
export default defineConfig({
  plugins: [react()],
  test: {
    // Two cores may have something else to do; what hangs still fails.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // By default Vitest leaves one core free, which of two is half.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: [...contractTests, serverTests, builtFiles],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'contract', include: contractTests, isolate: false } },
      { extends: true, test: { name: 'server', include: [serverTests], isolate: false } },
      { extends: true, test: { name: 'build', include: [builtFiles] } },
      {
        extends: true,
        test: { name: 'dom', ...dom, include: ['tests/**/*.test.tsx'], exclude: [mockedModules], isolate: false },
      },
      { extends: true, test: { name: 'mocked', ...dom, include: [mockedModules] } },
    ],
  },
})
