import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { FormField } from '#domain/form-values.ts'
import { useText } from '#i18n/use-text.ts'
import { formValuesAtom } from '#state/form-values.ts'
import { isReadFromInvoice } from './invoice/fill-from-invoice.ts'

/** "leído de tu factura", as long as the field holds what was read. */
export function useInvoiceMark(field: FormField): string | undefined {
  const say = useText()
  const isRead = useMemo(() => atom(get => isReadFromInvoice(get(formValuesAtom), field)), [field])
  return useAtomValue(isRead) ? say('supply.invoice.mark') : undefined
}
