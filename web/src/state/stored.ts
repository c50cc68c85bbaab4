import type { createStore } from 'jotai'

/** The storage of this tab, which never refuses: see web/src/app/browser.ts. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The key of the form's values and the step, under the names of the specification. */
export const storedKey = 'formValues'

/** The key of the origins of the values, and of the server's answers. */
export const sourcesKey = 'formSources'

/** The key of the last activity in this tab, in milliseconds since 1970. */
export const lastActiveKey = 'lastActive'

/** Whether an earlier visit of this tab left anything to restore. */
export function isStored(storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem(storedKey) !== null
}

/** Everything of one sign-up: its answers, and where the customer is. */
export type Store = ReturnType<typeof createStore>
