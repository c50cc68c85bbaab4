import { createStore } from 'jotai'
import { clearStored } from '#state/persistence.ts'
import { restore } from '#state/restore.ts'
import type { Store, TabStorage } from '#state/stored.ts'
import { carryImpersonal, readLastActive } from '#wizard/idle/idle.ts'

/** Restores what an earlier visit of this tab left. After `limitMs` without activity, only what is not personal. */
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
