import { atom } from 'jotai'
import { errorText } from '#api/error-text.ts'
import { matchProvinceName, withoutExcludedProvinces, wizardProvinces } from '#domain/provinces.ts'
import type { Text } from '#i18n/text-key.ts'
import { formValuesAtom } from '#state/form-values.ts'
import { surroundingsAtom } from '#state/surroundings.ts'

/** Where the list of provinces stands. When the call failed there are still our own names, so that nobody is stuck. */
export type Provinces =
  | { is: 'idle' }
  | { is: 'loading' }
  | { is: 'ready'; names: readonly string[] }
  | { is: 'failed'; error: Text }

const provinces = atom<Provinces>({ is: 'idle' })
export const provincesAtom = atom(get => get(provinces))

const ownNames = wizardProvinces.map(province => province.name)

/** The names to choose from and to match others with: the server's, or ours as long as there are none. */
export const provinceNamesAtom = atom(get => {
  const now = get(provinces)
  return now.is === 'ready' ? now.names : ownNames
})

/** Asks for the list unless it is there or on its way. The client gives up after the watchdog's 10 s. */
export const loadProvincesAtom = atom(null, async (get, set) => {
  const { is } = get(provinces)
  if (is === 'loading' || is === 'ready') return
  set(provinces, { is: 'loading' })
  try {
    const { body } = await get(surroundingsAtom).api.listProvinces()
    const names = withoutExcludedProvinces(body)
    set(provinces, { is: 'ready', names })
    // What was chosen or read meanwhile may be written differently in the server's list.
    const { province } = get(formValuesAtom)
    set(formValuesAtom, { province: matchProvinceName(province, names) ?? province })
  } catch (error) {
    set(provinces, { is: 'failed', error: errorText(error) })
  }
})
