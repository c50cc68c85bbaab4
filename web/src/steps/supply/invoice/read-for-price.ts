import '#i18n/later.ts'
import { atom } from 'jotai'
import type { MessageKey } from '#i18n/message.ts'
import { estimateAtom } from '#state/estimate.ts'
import { stepAtom } from '#state/progress.ts'
import { isLockedAtom } from '#state/registration.ts'
import { validateWholeCupsAtom } from '../cups-check.ts'
import { readOnDevice } from './device/read-on-device.ts'
import { openFiles } from './open-files.ts'
import { applyReadingAtom, stopReadingAtom } from './read-invoice.ts'

const running = atom<AbortController | null>(null)

/** Reads a bill on the device alone, for its price; the supply step finds it read. Resolves to why there is no price, or null. */
export const readForPriceAtom = atom(null, async (get, set, picked: readonly File[]): Promise<MessageKey | null> => {
  if (get(isLockedAtom)) return null
  get(running)?.abort()
  set(stopReadingAtom)
  const abort = new AbortController()
  set(running, abort)
  const opened = await openFiles(picked)
  if (abort.signal.aborted) return null
  if (opened.status === 'refused') return opened.reason
  const reading = await readOnDevice(opened.files, abort.signal, () => {}).catch(() => null)
  if (!reading || abort.signal.aborted) return null
  if (reading.status === 'locked') return 'error.file.locked'
  if (reading.status !== 'read' || !reading.figures) return 'offer.price.noCode'
  const fileName = picked.map(({ name }) => name).join(', ')
  set(applyReadingAtom, opened.files, reading.fields, { fileName, isReadOnDevice: true, figures: reading.figures })
  if (get(stepAtom).id === 'supply') void set(validateWholeCupsAtom)
  return get(estimateAtom) ? null : 'offer.price.unknown'
})
