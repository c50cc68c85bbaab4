import { atom, useAtomValue } from 'jotai'
import type { Origin } from '#domain/answers.ts'
import type { addressFields, FormField } from '#domain/form-values.ts'
import { needsAddress } from '#domain/visible-fields.ts'
import type { MessageKey } from '#i18n/message.ts'
import { useTranslate } from '#i18n/Text.tsx'
import { formValuesAtom, originKindAtom } from '#state/answers.ts'
import { useField } from '#state/useField.ts'
import type { MarkText } from '#ui/Field.tsx'
import { fieldsToCheckAtom } from './confirm.ts'

/** "compruébalo" beside what a bill may have said wrongly, and where a value followed from another; nothing beside what is sure. */
export function useOriginMark(field: FormField): MarkText | undefined {
  const t = useTranslate()
  const kind = useAtomValue(originKindAtom(field))
  const isDoubtful = useAtomValue(fieldsToCheckAtom).includes(field)
  const marks: Partial<Record<Origin['kind'], MessageKey | undefined>> = {
    invoice: isDoubtful ? 'supply.invoice.doubtful' : undefined,
    postalCode: 'supply.zipCode.mark',
    otherPower: field === 'potenciaValle' ? 'supply.power.valle.mark' : 'supply.power.punta.mark',
  }
  const mark = marks[kind]
  return mark && { text: t(mark), isDoubtful }
}

const needsAddressAtom = atom(get => needsAddress(get(formValuesAtom)))

/** A part of the address with its mark. It is never marked as good: only the customer knows. */
export function useAddressField<Name extends (typeof addressFields)[number]>(name: Name) {
  const t = useTranslate()
  const part = useField(name)
  const mark = useOriginMark(name)
  const optional = useAtomValue(needsAddressAtom) ? undefined : t('supply.details.optional')
  return { ...part, field: { ...part.field, valid: false, optional, mark } }
}
