import { atom } from 'jotai'
import type { Feature } from '#domain/features.ts'
import type { Dependencies } from '#steps/dependencies.ts'

const provided = atom<Dependencies | null>(null)

/** What actions reach outside through: the API client, the brand, tracking. Set once when the page starts, or by a test. */
export const dependenciesAtom = atom(
  get => {
    const dependencies = get(provided)
    if (!dependencies) throw new Error('dependenciesAtom was read before it was set')
    return dependencies
  },
  (_get, set, dependencies: Dependencies) => set(provided, dependencies),
)

/** Whether a feature is there: the operator may have switched it off. */
export const isOnAtom = atom(get => {
  const { switchedOff = [] } = get(dependenciesAtom)
  return (feature: Feature) => !switchedOff.includes(feature)
})
