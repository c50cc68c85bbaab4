import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useTranslate } from '#i18n/Text.tsx'
import { originKindAtom } from '#state/answers.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import styles from './MunicipalityField.module.css'
import { townsAtom } from './provinces.ts'
import { useAddressField } from './useOriginMark.ts'

const byHand = 'by-hand'

/** The town: out of a list where the postal code has several, else typed. A name that is not in the list is typed as well. */
export function MunicipalityField() {
  const t = useTranslate()
  const town = useAddressField('municipality')
  const towns = useAtomValue(townsAtom)
  const isTyped = useAtomValue(originKindAtom('municipality')) === 'customer'
  const [writes, setWrites] = useState(false)

  const isListed = town.value === '' || towns.some(({ name }) => name === town.value)
  const hasList = towns.length > 1
  const isList = hasList && isListed && !writes

  function choose(value: string) {
    setWrites(value === byHand)
    town.change(value === byHand ? '' : value)
  }
  function type(municipality: string) {
    // While the customer types, the box stays a box even if a list of towns arrives.
    setWrites(true)
    town.change(municipality)
  }
  function showList() {
    setWrites(false)
    if (!isListed) town.change('')
  }

  const options = [
    ...towns.map(({ name }) => ({ value: name, label: name })),
    { value: byHand, label: t('supply.details.byHand') },
  ]
  return (
    <Field {...town.field}>
      {isList ? (
        <Select
          {...town.input}
          onChange={choose}
          placeholder={t('supply.town.choose')}
          options={options}
          autoComplete="address-level2"
        />
      ) : (
        <TextInput {...town.input} onChange={type} autoComplete="address-level2" />
      )}
      {hasList && !isList && (writes || isTyped) && (
        <span className={styles.toList}>
          <Button variant="link" onClick={showList}>
            {t('supply.details.toList')}
          </Button>
        </span>
      )}
    </Field>
  )
}
