import { useAtomValue } from 'jotai'
import { dependenciesAtom } from '#state/dependencies.ts'

/** Whether a photo can be taken here. Some tablets send the user agent of a computer, so the pointer counts as well. */
export function useHasCamera(): boolean {
  const { isMobile } = useAtomValue(dependenciesAtom)
  return isMobile || window.matchMedia('(pointer: coarse)').matches
}
