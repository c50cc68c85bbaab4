import { atom } from 'jotai'
import type { MessageKey } from '#i18n/message.ts'

/** What the page does for the customer before Next judges the step. `result`: whether Next goes on afterwards. */
export interface Pending {
  label: MessageKey
  result: Promise<boolean>
}

/** Starts, or joins, what the open form has to finish before Next: a bill being read, a CUPS to be validated. Null: nothing. */
export const beforeNextAtom = atom<{ finish: () => Pending | null } | null>(null)

/** What Next is waiting for. */
export const awaitedAtom = atom<Pending | null>(null)
