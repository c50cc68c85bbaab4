import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { formValueAtom } from '#state/answers.ts'
import { findTownsAtom, stopTownsAtom } from './towns.ts'

/** Loads the towns of the postal code in the form, whether typed, read or looked up. */
export function useTowns() {
  const zipCode = useAtomValue(formValueAtom('zipCode'))
  const find = useSetAtom(findTownsAtom)
  const stop = useSetAtom(stopTownsAtom)
  useEffect(() => {
    void find(zipCode)
    return () => stop()
  }, [zipCode, find, stop])
}
