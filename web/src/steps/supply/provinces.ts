import { atom } from 'jotai'
import { errorMessage, type FailureMessage } from '#api/error-message.ts'
import { withProvinceNames } from '#domain/change-answers.ts'
import { matchProvinceName, withoutExcludedProvinces, wizardProvinces } from '#domain/provinces.ts'
import { updateAnswersAtom } from '#state/answers.ts'
import { dependenciesAtom } from '#state/dependencies.ts'

/** The state of the list of provinces. When the call failed, our own names are used. */
export type Provinces =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; names: readonly string[] }
  | { status: 'failed'; error: FailureMessage }

const provinces = atom<Provinces>({ status: 'idle' })
export const provincesAtom = atom(get => get(provinces))

const ownNames = wizardProvinces.map(province => province.name)

/** The names to choose from and to match others with: the server's, or ours as long as there are none. */
export const provinceNamesAtom = atom(get => {
  const now = get(provinces)
  return now.status === 'ready' ? now.names : ownNames
})

/** Asks for the list unless it is there or on its way. The client gives up after the watchdog's 10 s. */
export const loadProvincesAtom = atom(null, async (get, set) => {
  const { status } = get(provinces)
  if (status === 'loading' || status === 'ready') return
  set(provinces, { status: 'loading' })
  try {
    const { body } = await get(dependenciesAtom).api.listProvinces()
    const names = withoutExcludedProvinces(body)
    set(provinces, { status: 'ready', names })
    // What was chosen or read meanwhile may be written differently in the server's list.
    set(updateAnswersAtom, before => withProvinceNames(before, name => matchProvinceName(name, names) ?? name))
  } catch (error) {
    set(provinces, { status: 'failed', error: errorMessage(error) })
  }
})
