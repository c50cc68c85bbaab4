import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { beforeNextAtom } from '#state/before-next.ts'
import { finishSupplyAtom } from './before-next.ts'
import { lookUpUnitsAtom, stopUnitsLookUpAtom } from './cadastral-units.ts'
import { stopCupsCheckAtom } from './cups-check.ts'
import { resumeInvoiceAtom, stopReadingAtom } from './invoice/read-invoice.ts'
import { loadProvincesAtom } from './provinces.ts'
import { refreshSupplyCostsAtom, stopSupplyCostsAtom } from './supply-costs.ts'

/** Opening the step asks what a reload has lost; leaving it ends what is under way. */
export function useSupplyStart() {
  const loadProvinces = useSetAtom(loadProvincesAtom)
  const lookUpUnits = useSetAtom(lookUpUnitsAtom)
  const resumeCosts = useSetAtom(refreshSupplyCostsAtom)
  const resumeInvoice = useSetAtom(resumeInvoiceAtom)
  const stopCheck = useSetAtom(stopCupsCheckAtom)
  const stopReading = useSetAtom(stopReadingAtom)
  const stopLookUp = useSetAtom(stopUnitsLookUpAtom)
  const stopCosts = useSetAtom(stopSupplyCostsAtom)
  const setBeforeNext = useSetAtom(beforeNextAtom)
  const finish = useSetAtom(finishSupplyAtom)
  useEffect(() => {
    setBeforeNext({ finish })
    return () => setBeforeNext(null)
  }, [finish, setBeforeNext])
  useEffect(() => {
    void loadProvinces()
    void resumeCosts()
    lookUpUnits()
    resumeInvoice()
    return () => {
      stopCheck()
      stopReading()
      stopLookUp()
      stopCosts()
    }
  }, [resumeInvoice, loadProvinces, lookUpUnits, resumeCosts, stopCheck, stopReading, stopLookUp, stopCosts])
}
