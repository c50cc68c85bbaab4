import { createStore } from 'jotai'
import { carryImpersonal, readLastActive } from './expiry.ts'
import { clearStored } from './persistence.ts'
import { restore } from './restore.ts'
import type { Store } from './store.ts'
import type { TabStorage } from './stored.ts'

/**
 * Restores what an earlier visit of this tab left, as `restore` does. Where nobody was there for `limitMs`, only what says nothing about
 * the person is restored, and the rest is removed from the tab.
 */
export function restoreUnlessExpired(store: Store, storage: TabStorage, limitMs: number): void {
  const now = Date.now()
  if (now - readLastActive(storage, now) < limitMs) {
    restore(store, storage)
    return
  }
  const previous = createStore()
  restore(previous, storage)
  clearStored(storage)
  carryImpersonal(previous, store)
}
