import type { createStore } from 'jotai'

export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Where in the session storage the values of the form and the step are, under the names of the specification. */
export const storedKey = 'formValues'

/** Where beside them stands who said what, and what the server answered. */
export const sourcesKey = 'formSources'

/** Where beside them stands when somebody was last seen in this tab, in milliseconds since 1970. */
export const lastActiveKey = 'lastActive'

/** Whether an earlier visit of this tab left anything to restore. */
export function isStored(storage: Pick<Storage, 'getItem'>): boolean {
  try {
    return storage.getItem(storedKey) !== null
  } catch {
    return false
  }
}

/** Everything of one sign-up: its answers, and where the customer is. */
export type Store = ReturnType<typeof createStore>
