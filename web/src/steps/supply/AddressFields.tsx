import { useAtomValue, useSetAtom } from 'jotai'
import type { ComponentProps } from 'react'
import { normalisePostalCode, postalCodeWarning, suggestPostalCode } from '#domain/provinces.ts'
import { useTranslate } from '#i18n/Text.tsx'
import { formValueAtom } from '#state/answers.ts'
import { useFollowed } from '#state/follow.ts'
import { fieldId } from '#state/useField.ts'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/elements.tsx'
import { Field } from '#ui/Field.tsx'
import { focusField } from '#ui/focus.ts'
import { Notice } from '#ui/Notice.tsx'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { FailureHelp } from '../FailureHelp.tsx'
import { Suggestion } from '../Repair.tsx'
import { AddressDetails } from './AddressDetails.tsx'
import styles from './AddressFields.module.css'
import { InvoiceAlternatives } from './invoice/InvoiceAlternatives.tsx'
import { MunicipalityField } from './MunicipalityField.tsx'
import {
  findTownsAtom,
  isUnlistedCodeAtom,
  loadProvincesAtom,
  provinceNamesAtom,
  provincesAtom,
  townsQuestionAtom,
} from './provinces.ts'
import { useAddressField } from './useOriginMark.ts'

const eighths = 'repeat(8, minmax(0, 1fr))'

/** Where the electricity goes. A postal code of another province is worth a question and never blocks. */
export function AddressFields() {
  useFollowed(townsQuestionAtom, findTownsAtom)
  const t = useTranslate()
  const zipCode = useAtomValue(formValueAtom('zipCode'))
  const province = useAtomValue(formValueAtom('province'))
  const isUnlisted = useAtomValue(isUnlistedCodeAtom)
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
          <div className={styles.repair} data-stack>
            <Suggestion field="zipCode" value={suggestPostalCode(zipCode)} />
            {warning && (
              <Notice tone="warning" isNews>
                {t(warning)}
              </Notice>
            )}
          </div>
          <ProvinceField />
          <MunicipalityField />
        </Row>
      </div>
      <ProvincesFailed />
      <AddressDetails />
    </>
  )
}

interface Props extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'name'> {
  name: 'address' | 'street_number' | 'zipCode'
}

/** A typed part of the address. */
function AddressField({ name, ...input }: Props) {
  const part = useAddressField(name)
  return (
    <Field {...part.field}>
      <TextInput {...part.input} {...input} />
    </Field>
  )
}

/** The province out of the server's list; until that arrives, out of our own, because an empty open list would lose the focus. */
function ProvinceField() {
  const t = useTranslate()
  const province = useAddressField('province')
  const { status } = useAtomValue(provincesAtom)
  const names = useAtomValue(provinceNamesAtom)
  // What was chosen can be read when it is not in the list.
  const chosen = province.value !== '' && !names.includes(province.value) ? [province.value] : []
  const options = [...chosen, ...names]
  return (
    <Field {...province.field}>
      <Select
        {...province.input}
        placeholder={t('supply.province.choose')}
        options={options.map(name => ({ value: name, label: name }))}
        aria-busy={status === 'loading'}
        autoComplete="address-level1"
      />
    </Field>
  )
}

/** The server's list did not come: says so, offers to ask again, and lets the customer go on with ours. */
function ProvincesFailed() {
  const t = useTranslate()
  const provinces = useAtomValue(provincesAtom)
  const load = useSetAtom(loadProvincesAtom)
  if (provinces.status !== 'failed') return null
  const press = () => {
    void load()
    // The button goes with the notice.
    focusField(fieldId('province'))
  }
  const retry = <Button onClick={press}>{t('supply.province.retry')}</Button>
  return (
    <Notice tone="warning" title={t('supply.province.fallback')} actions={retry} isNews>
      <small>{t(provinces.error)}</small>
      <FailureHelp help={provinces.error} />
    </Notice>
  )
}
