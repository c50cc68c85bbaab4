import '#i18n/later.ts'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { keepsPowers, showsAddress, showsElectricityQuestion, showsPowerChoice } from '#domain/visible-fields.ts'
import { formValuesAtom, originKindAtom } from '#state/answers.ts'
import { isOnAtom } from '#state/dependencies.ts'
import { useFollowed } from '#state/follow.ts'
import { beforeNextAtom, type Pending } from '#state/navigate.ts'
import { stableAtom } from '#state/stable-atom.ts'
import { Stack } from '#ui/elements.tsx'
import { useInSight } from '#ui/focus.ts'
import { PriceSummary } from '../price/Price.tsx'
import { AddressDetails } from './AddressDetails.tsx'
import { AddressFields } from './AddressFields.tsx'
import { ConfirmCard } from './ConfirmCard.tsx'
import { CupsField } from './CupsField.tsx'
import { CupsFold } from './CupsFold.tsx'
import { CupsAnnouncement, CupsOutcome } from './CupsOutcome.tsx'
import { askUnitsAtom, recognisedUnitAtom, takeUnitAtom, unitsQuestionAtom } from './cadastral-units.ts'
import { asksForHomeAtom, confirmedPartsAtom } from './confirm.ts'
import { cupsCheckAtom, stopCupsCheckAtom, validateWholeCupsAtom } from './cups-check.ts'
import { InvoiceArea } from './invoice/InvoiceArea.tsx'
import { InvoiceConflicts } from './invoice/InvoiceConflicts.tsx'
import { invoiceAtom, readingResultAtom, stopReadingAtom } from './invoice/read-invoice.ts'
import { KeptPowers, PowerFields } from './PowerFields.tsx'
import { loadProvincesAtom } from './provinces.ts'
import { ElectricityNow, HouseholdType, SolarSupply } from './questions.tsx'
import { SupplyCosts } from './SupplyCosts.tsx'
import { askCostsAtom, costQuestionAtom } from './supply-costs.ts'

/** The parts that are shown. */
const shownAtom = stableAtom(get => {
  const values = get(formValuesAtom)
  const isReading =
    get(invoiceAtom).status === 'reading' ||
    (get(cupsCheckAtom) === 'checking' && get(originKindAtom('cups')) === 'invoice')
  return {
    isReading,
    hasAddress: showsAddress(values),
    hasElectricityQuestion: showsElectricityQuestion(values),
    hasPowerChoice: showsPowerChoice(values),
    hasKeptPowers: keepsPowers(values),
  }
})
/** The powers are scrolled into view only after the customer's own answer: a register or an invoice fills more fields, above them. */
const askedPowersAtom = atom(get =>
  get(shownAtom).hasPowerChoice && get(originKindAtom('newSupply')) === 'customer' ? 'powers' : null,
)

/** Opening the step asks what a reload has lost. */
const startAtom = atom(null, (get, set) => {
  void set(loadProvincesAtom)
  // The CUPS of a bill that was read before.
  if (get(formValuesAtom).hasInvoice) void set(validateWholeCupsAtom)
  set(beforeNextAtom, { finish: () => set(finishSupplyAtom) })
})

const stopAtom = atom(null, (_get, set) => {
  set(stopCupsCheckAtom)
  set(stopReadingAtom)
  set(beforeNextAtom, null)
})

/** Step 3: the invoice, the CUPS, and once it is validated the address and how the home is supplied. */
export default function SupplyForm() {
  const start = useSetAtom(startAtom)
  const stop = useSetAtom(stopAtom)
  useEffect(() => {
    start()
    return () => stop()
  }, [start, stop])
  useFollowed(unitsQuestionAtom, askUnitsAtom)
  useFollowed(recognisedUnitAtom, takeUnitAtom)
  useFollowed(costQuestionAtom, askCostsAtom)
  const isOn = useAtomValue(isOnAtom)
  const { isReading, hasAddress, hasElectricityQuestion, hasPowerChoice, hasKeptPowers } = useAtomValue(shownAtom)
  const powers = useInSight<HTMLDivElement>(useAtomValue(askedPowersAtom))
  const confirmed = useAtomValue(confirmedPartsAtom)
  const asksForHome = useAtomValue(asksForHomeAtom)
  const isConfirmed = confirmed.length > 0
  return (
    <Stack>
      {isOn('invoice') && <InvoiceArea />}
      <InvoiceConflicts />
      <PriceSummary />
      {isConfirmed && !isReading && <ConfirmCard parts={confirmed} />}
      {/* While a bill is read, what it says is not asked. */}
      {!isReading && !confirmed.includes('cups') && (
        <CupsFold>
          <CupsField />
          <CupsOutcome />
        </CupsFold>
      )}
      {hasAddress && !isReading && !confirmed.includes('address') && <AddressFields />}
      {confirmed.includes('address') && asksForHome && <AddressDetails />}
      {hasElectricityQuestion && !isConfirmed && <ElectricityNow />}
      {hasPowerChoice && (
        <div ref={powers}>
          <PowerFields />
        </div>
      )}
      {hasKeptPowers && !isConfirmed && <KeptPowers />}
      <CupsAnnouncement />
      <SupplyCosts />
      {hasAddress && (
        <>
          <SolarSupply />
          <HouseholdType />
        </>
      )}
    </Stack>
  )
}

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
