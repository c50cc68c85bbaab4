import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { addressDetailsMaxCharacters } from '#domain/limits.ts'
import { readableDetails } from '#domain/readable-details.ts'
import { unitDetails } from '#domain/recognise-unit.ts'
import { Text, useTranslate } from '#i18n/Text.tsx'
import { formValueAtom, originKindAtom } from '#state/answers.ts'
import { useField } from '#state/useField.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import styles from './AddressDetails.module.css'
import { chooseUnitAtom, unitsAtom } from './cadastral-units.ts'
import { useOriginMark } from './useOriginMark.ts'

const byHand = 'by-hand'
const ownWords = 'own-words'

/** Which home at the address: out of the cadastre's list where there is one, else in the customer's words. */
export function AddressDetails() {
  const t = useTranslate()
  const details = useField('address_details')
  const mark = useOriginMark('address_details')
  const listed = useAtomValue(unitsAtom)
  const addressReference = useAtomValue(formValueAtom('addressReference'))
  const chooseUnit = useSetAtom(chooseUnitAtom)
  const [writes, setWrites] = useState(false)

  const isLooking = listed === undefined
  const units = listed ?? []
  const isList = !writes && (isLooking || units.length > 0)

  function choose(value: string) {
    setWrites(value === byHand)
    const unit = units.find(({ ReferenciaCatastral }) => ReferenciaCatastral === value)
    if (unit || value === byHand) chooseUnit(unit ?? null)
  }

  const isRecognised = useAtomValue(originKindAtom('address_details')) !== 'customer' && addressReference !== ''
  const hint = isLooking
    ? 'supply.details.looking'
    : isRecognised
      ? 'supply.details.recognised'
      : units.length === 1
        ? 'supply.details.foundOne'
        : 'supply.details.found'
  const isWritten = details.value !== '' && addressReference === ''
  const options = [
    ...(isWritten ? [{ value: ownWords, label: details.value, lang: 'es' }] : []),
    ...units.map(unit => ({ value: unit.ReferenciaCatastral, label: readableDetails(unitDetails(unit)), lang: 'es' })),
    ...(units.length > 0 ? [{ value: byHand, label: t('supply.details.byHand') }] : []),
  ]
  const chosen = isWritten ? ownWords : addressReference
  const field = { ...details.field, valid: false, mark }
  if (isList)
    return (
      <Field
        {...field}
        hint={
          <>
            <Text>{t(hint, { count: units.length })}</Text>
            <span className={styles.chosen} lang="es" aria-hidden="true">
              {options.find(({ value }) => value === chosen)?.label}
            </span>
          </>
        }
      >
        <Select
          {...details.input}
          value={chosen}
          onChange={choose}
          placeholder={t('supply.details.choose')}
          options={options}
          aria-busy={isLooking}
        />
      </Field>
    )
  return (
    <Field {...field} optional={t('supply.details.optional')} hint={t('supply.details.hint')}>
      <TextInput {...details.input} maxLength={addressDetailsMaxCharacters} autoComplete="address-line2" />
      {units.length > 0 && <Button onClick={() => setWrites(false)}>{t('supply.details.toList')}</Button>}
    </Field>
  )
}
