import { atom, useAtomValue } from 'jotai'
import { formValuesAtom } from '#state/form-values.ts'
import { Stack } from '#ui/Stack.tsx'
import { AddressFields } from './AddressFields.tsx'
import { asksDetails, asksElectricityNow, asksPowers } from './asked.ts'
import { CupsField } from './CupsField.tsx'
import { CupsOutcome } from './CupsOutcome.tsx'
import { ElectricityNow } from './ElectricityNow.tsx'
import { HouseholdType } from './HouseholdType.tsx'
import { InvoiceArea } from './invoice/InvoiceArea.tsx'
import { PowerFields } from './PowerFields.tsx'
import { SolarSupply } from './SolarSupply.tsx'
import { SupplyCosts } from './SupplyCosts.tsx'
import { useSupplyStart } from './useSupplyStart.ts'

// Each drawn again when its answer changes, and not with every letter.
const asksDetailsAtom = atom(get => asksDetails(get(formValuesAtom)))
const asksElectricityNowAtom = atom(get => asksElectricityNow(get(formValuesAtom)))
const asksPowersAtom = atom(get => asksPowers(get(formValuesAtom)))

/** Step 3: the invoice, the CUPS, and once it is validated the address and how the home is supplied. */
export default function SupplyForm() {
  useSupplyStart()
  const hasDetails = useAtomValue(asksDetailsAtom)
  const hasElectricityNow = useAtomValue(asksElectricityNowAtom)
  const hasPowers = useAtomValue(asksPowersAtom)
  return (
    <Stack>
      <InvoiceArea />
      <CupsField />
      <CupsOutcome />
      {hasDetails && <AddressFields />}
      {hasElectricityNow && <ElectricityNow />}
      {hasPowers && <PowerFields />}
      <SupplyCosts />
      {hasDetails && (
        <>
          <SolarSupply />
          <HouseholdType />
        </>
      )}
    </Stack>
  )
}
