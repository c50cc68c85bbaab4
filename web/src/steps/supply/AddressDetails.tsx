import { useAtomValue, useSetAtom } from 'jotai'
import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react'
import { unitDetails } from '#domain/cadastral-unit.ts'
import { addressDetailsMaxCharacters } from '#domain/limits.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { formValueAtom } from '#state/answers.ts'
import { useField } from '#state/useField.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { chooseUnitAtom, typeDetailsAtom, unitsLookUpAtom } from './cadastral-units.ts'
import { useInvoiceMark } from './useInvoiceMark.ts'

const byHand = 'by-hand'
const ownWords = 'own-words'

/** Which home at the address: out of the cadastre's list where there is one, else in the customer's words. */
export function AddressDetails() {
  const t = useTranslate()
  const details = useField('address_details')
  const mark = useInvoiceMark('address_details')
  const lookUp = useAtomValue(unitsLookUpAtom)
  const addressReference = useAtomValue(formValueAtom('addressReference'))
  const chooseUnit = useSetAtom(chooseUnitAtom)
  const typeDetails = useSetAtom(typeDetailsAtom)
  const [writes, setWrites] = useState(false)

  const isLooking = lookUp.status === 'looking'
  const units = lookUp.status === 'found' ? lookUp.units : []
  const isList = !writes && (isLooking || units.length > 0)
  const keepFocus = useFocusKeptWhen(isList, details.id)

  function choose(value: string) {
    setWrites(value === byHand)
    const unit = units.find(({ ReferenciaCatastral }) => ReferenciaCatastral === value)
    if (unit || value === byHand) chooseUnit(unit ?? null)
  }

  const isWritten = details.value !== '' && addressReference === ''
  const options = [
    ...(isWritten ? [{ value: ownWords, label: details.value }] : []),
    ...units.map(unit => ({ value: unit.ReferenciaCatastral, label: unitDetails(unit) })),
    ...(units.length > 0 ? [{ value: byHand, label: t('supply.details.byHand') }] : []),
  ]
  const field = { ...details.field, valid: false, mark, optional: t('supply.details.optional') }
  return (
    <div {...keepFocus}>
      {isList ? (
        <Field
          {...field}
          hint={t(isLooking ? 'supply.details.looking' : 'supply.details.found', { count: units.length })}
        >
          <Select
            {...details.input}
            value={isWritten ? ownWords : addressReference}
            onChange={choose}
            placeholder={t('supply.details.choose')}
            options={options}
            aria-busy={isLooking}
          />
        </Field>
      ) : (
        <Field {...field} hint={t('supply.details.hint')}>
          <TextInput
            {...details.input}
            onChange={typeDetails}
            maxLength={addressDetailsMaxCharacters}
            autoComplete="address-line2"
            spellCheck={false}
            enterKeyHint="next"
          />
          {units.length > 0 && <Button onClick={() => setWrites(false)}>{t('supply.details.toList')}</Button>}
        </Field>
      )}
    </div>
  )
}

/** The list and the box take each other's place under the same id: whoever was in one is then in the other. */
function useFocusKeptWhen(isList: boolean, id: string) {
  const isInside = useRef(false)
  const before = useRef(isList)
  useLayoutEffect(() => {
    if (before.current !== isList && isInside.current) document.getElementById(id)?.focus()
    before.current = isList
  }, [isList, id])
  return {
    onFocus: () => {
      isInside.current = true
    },
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget) isInside.current = false
    },
  }
}
