import { atom } from 'jotai'
import { formValuesAtom } from '#state/answers.ts'
import type { Pending } from '#state/navigate.ts'
import { validateWholeCupsAtom } from './cups-check.ts'
import { readingResultAtom } from './invoice/read-invoice.ts'

/**
 * What Next waits for. After a bill it goes on, unless the supply turned out to be ours: then Next has another meaning. After the check of a
 * typed CUPS it stops, because questions have come that were not seen.
 */
export const finishSupplyAtom = atom(null, (get, set): Pending | null => {
  const reading = get(readingResultAtom)
  if (reading) {
    const result = reading.then(isRead => isRead && !get(formValuesAtom).cupsAlreadyExists)
    return { label: 'supply.invoice.sending', result }
  }
  const check = set(validateWholeCupsAtom)
  return check && { label: 'supply.cups.checking', result: check.then(() => false) }
})
