import type { createStore } from 'jotai'

/** Everything of one sign-up: its answers, and where the customer is. */
export type Store = ReturnType<typeof createStore>
