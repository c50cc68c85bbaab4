import { useAtomValue, useSetAtom } from 'jotai'
import { normalisePostalCode, suggestPostalCode } from '#domain/postal-code.ts'
import { postalCodeWarning } from '#domain/provinces.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { formValueAtom } from '#state/answers.ts'
import { Row } from '#ui/elements.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Suggestion } from '../Repair.tsx'
import { AddressDetails } from './AddressDetails.tsx'
import { AddressField } from './AddressField.tsx'
import styles from './AddressFields.module.css'
import { changeAddressAtom } from './cadastral-units.ts'
import { InvoiceAlternatives } from './invoice/InvoiceAlternatives.tsx'
import { MunicipalityField } from './MunicipalityField.tsx'
import { ProvinceField } from './ProvinceField.tsx'
import { ProvincesFailed } from './ProvincesFailed.tsx'
import { isUnlistedCodeAtom } from './towns.ts'
import { useTowns } from './useTowns.ts'

const eighths = 'repeat(8, minmax(0, 1fr))'

/** Where the electricity goes. A postal code of another province is worth a question and never stands in the way. */
export function AddressFields() {
  useTowns()
  const t = useTranslate()
  const zipCode = useAtomValue(formValueAtom('zipCode'))
  const province = useAtomValue(formValueAtom('province'))
  const isUnlisted = useAtomValue(isUnlistedCodeAtom)
  const change = useSetAtom(changeAddressAtom)
  const warning = isUnlisted ? 'warning.postalCode.unlisted' : postalCodeWarning(zipCode, province)
  return (
    <>
      <InvoiceAlternatives group="address" />
      <div className={styles.place}>
        <Row columns={eighths} phoneColumns={eighths}>
          <AddressField name="address" autoComplete="address-line1" />
          <AddressField name="street_number" autoComplete="off" />
          <AddressField
            name="zipCode"
            normalise={normalisePostalCode}
            autoComplete="postal-code"
            inputMode="numeric"
            code
          />
          <ProvinceField />
          <MunicipalityField />
        </Row>
      </div>
      <Suggestion field="zipCode" value={suggestPostalCode(zipCode)} onTake={code => change({ zipCode: code })} />
      <ProvincesFailed />
      {warning && (
        <Notice tone="warning" isNews>
          {t(warning)}
        </Notice>
      )}
      <AddressDetails />
    </>
  )
}
