import type { createStore } from 'jotai'
import { toStored } from '#domain/form-values.ts'
import { formValuesAtom } from './form-values.ts'
import { currentStepAtom, furthestStepAtom } from './progress.ts'
import { storedKey } from './stored.ts'

/** Writes every change to the session storage. A full or forbidden storage costs the reload, never the sign-up. */
export function keepStored(store: ReturnType<typeof createStore>, storage: Pick<Storage, 'setItem'>): () => void {
  function write() {
    const progress = { currentStep: store.get(currentStepAtom), furthestStep: store.get(furthestStepAtom) }
    try {
      storage.setItem(storedKey, JSON.stringify({ ...toStored(store.get(formValuesAtom)), ...progress }))
    } catch {
      // Private windows may refuse storage; the values stay in memory.
    }
  }
  const stops = [formValuesAtom, currentStepAtom, furthestStepAtom].map(atom => store.sub(atom, write))
  return () => {
    for (const stop of stops) stop()
  }
}
