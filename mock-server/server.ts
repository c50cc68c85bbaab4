#!/usr/bin/env node
import { enableCompileCache } from 'node:module'

// Halves the start: compiled code is kept in the temporary folder. It counts for what is imported after this line.
enableCompileCache()
const { runMockServer } = await import('./server/run-mock-server.ts')
await runMockServer(process.argv.slice(2))
