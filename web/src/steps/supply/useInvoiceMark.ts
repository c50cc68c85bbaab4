import { useAtomValue } from 'jotai'
import type { FormField } from '#domain/form-values.ts'
import { useText } from '#i18n/use-text.ts'
import { formValuesAtom } from '#state/form-values.ts'
import { isReadFromInvoice } from './invoice/fill-from-invoice.ts'

/** "leído de tu factura", as long as the field holds what was read. */
export function useInvoiceMark(field: FormField): string | undefined {
  const say = useText()
  return isReadFromInvoice(useAtomValue(formValuesAtom), field) ? say('supply.invoice.mark') : undefined
}
