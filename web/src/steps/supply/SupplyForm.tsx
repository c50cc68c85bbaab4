import '#i18n/later.ts'
import { atom, useAtomValue } from 'jotai'
import { keepsPowers, showsAddress, showsElectricityQuestion, showsPowerChoice } from '#domain/visible-fields.ts'
import { formValuesAtom, originKindAtom } from '#state/answers.ts'
import { isOnAtom } from '#state/features.ts'
import { Stack } from '#ui/elements.tsx'
import { useInSight } from '#ui/focus.ts'
import { PriceSummary } from '../price/PriceSummary.tsx'
import { AddressDetails } from './AddressDetails.tsx'
import { AddressFields } from './AddressFields.tsx'
import { ConfirmCard } from './ConfirmCard.tsx'
import { CupsField } from './CupsField.tsx'
import { CupsFold } from './CupsFold.tsx'
import { CupsAnnouncement, CupsOutcome } from './CupsOutcome.tsx'
import { asksForHomeAtom, confirmedPartsAtom } from './confirm.ts'
import { cupsCheckAtom } from './cups-check.ts'
import { ElectricityNow } from './ElectricityNow.tsx'
import { HouseholdType } from './HouseholdType.tsx'
import { InvoiceArea } from './invoice/InvoiceArea.tsx'
import { InvoiceConflicts } from './invoice/InvoiceConflicts.tsx'
import { invoiceAtom } from './invoice/read-invoice.ts'
import { KeptPowers } from './KeptPowers.tsx'
import { PowerFields } from './PowerFields.tsx'
import { SolarSupply } from './SolarSupply.tsx'
import { SupplyCosts } from './SupplyCosts.tsx'
import { useSupplyStart } from './useSupplyStart.ts'

// Each is drawn again when its answer changes, and not with every letter.
const showsAddressAtom = atom(get => showsAddress(get(formValuesAtom)))
const showsElectricityQuestionAtom = atom(get => showsElectricityQuestion(get(formValuesAtom)))
const showsPowerChoiceAtom = atom(get => showsPowerChoice(get(formValuesAtom)))
/** The powers are scrolled into view only after the customer's own answer: a register or an invoice fills more fields, above them. */
const askedPowersAtom = atom(get =>
  get(showsPowerChoiceAtom) && get(originKindAtom('newSupply')) === 'customer' ? 'powers' : null,
)
const isReadingAtom = atom(
  get =>
    get(invoiceAtom).status === 'reading' ||
    (get(cupsCheckAtom).status === 'checking' && get(originKindAtom('cups')) === 'invoice'),
)
const keepsPowersAtom = atom(get => keepsPowers(get(formValuesAtom)))

/** Step 3: the invoice, the CUPS, and once it is validated the address and how the home is supplied. */
export default function SupplyForm() {
  useSupplyStart()
  const isOn = useAtomValue(isOnAtom)
  const isReading = useAtomValue(isReadingAtom)
  const hasAddress = useAtomValue(showsAddressAtom)
  const hasElectricityQuestion = useAtomValue(showsElectricityQuestionAtom)
  const hasPowerChoice = useAtomValue(showsPowerChoiceAtom)
  const powers = useInSight<HTMLDivElement>(useAtomValue(askedPowersAtom))
  const hasKeptPowers = useAtomValue(keepsPowersAtom)
  const confirmed = useAtomValue(confirmedPartsAtom)
  const asksForHome = useAtomValue(asksForHomeAtom)
  const isConfirmed = confirmed.length > 0
  return (
    <Stack>
      {isOn('invoice') && <InvoiceArea />}
      <InvoiceConflicts />
      <PriceSummary />
      {isConfirmed && !isReading && <ConfirmCard parts={confirmed} />}
      {/* While a bill is read nobody is asked for what it says. */}
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
