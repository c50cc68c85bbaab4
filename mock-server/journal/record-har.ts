import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { toHar } from './har.ts'
import type { JournalEntry } from './journal-entry.ts'

/** Where the contract says that the API is; whoever judges the record looks for calls there. */
const contractOrigin = 'http://localhost:4010'

/** Takes every call of every session and writes them as one HTTP Archive in the end. */
export interface HarRecord {
  take: (entry: JournalEntry) => void
  write: () => void
}

/**
 * For a server that lives as long as a run of tests: it remembers everything. Calls whose answers a scenario kept from
 * arriving whole are left out, for what arrived is no answer of the contract.
 */
export function createHarRecord(file: string): HarRecord {
  const entries: JournalEntry[] = []
  return {
    take(entry) {
      if (entry.fault === undefined) entries.push(entry)
    },
    write() {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(toHar(contractOrigin, entries)))
    },
  }
}
