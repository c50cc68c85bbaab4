import { atom, useAtomValue } from 'jotai'
import type { addressFields } from '#domain/answers.ts'
import { needsAddress } from '#domain/visible-fields.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { formValuesAtom } from '#state/answers.ts'
import { useField } from '#state/useField.ts'

const needsAddressAtom = atom(get => needsAddress(get(formValuesAtom)))

/** A part of the address, which is never marked as good: only the customer knows. */
export function useAddressField<Name extends (typeof addressFields)[number]>(name: Name) {
  const t = useTranslate()
  const part = useField(name)
  const optional = useAtomValue(needsAddressAtom) ? undefined : t('supply.details.optional')
  return { ...part, field: { ...part.field, valid: false, optional } }
}
