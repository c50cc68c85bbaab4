import { atom } from 'jotai'
import { formValuesAtom } from '#state/answers.ts'
import type { Pending } from '#state/navigate.ts'
import { validateWholeCupsAtom } from './cups-check.ts'
import { readingResultAtom } from './invoice/read-invoice.ts'

/** What Next waits for. It goes on after a bill, unless the supply is ours, and stops after a CUPS check: new questions follow. */
export const finishSupplyAtom = atom(null, (get, set): Pending | null => {
  const reading = get(readingResultAtom)
  if (reading) {
    const result = reading.then(isRead => isRead && !get(formValuesAtom).cupsAlreadyExists)
    return { label: 'supply.invoice.sending', result }
  }
  const check = set(validateWholeCupsAtom)
  return check && { label: 'supply.cups.checking', result: check.then(() => false) }
})
