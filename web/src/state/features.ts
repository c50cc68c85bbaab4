import { atom } from 'jotai'
import type { Feature } from '#domain/features.ts'
import { dependenciesAtom } from './dependencies.ts'

/** Whether a feature is there: the operator may have switched it off. */
export const isOnAtom = atom(get => {
  const { switchedOff = [] } = get(dependenciesAtom)
  return (feature: Feature) => !switchedOff.includes(feature)
})
