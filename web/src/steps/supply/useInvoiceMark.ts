import { useAtomValue } from 'jotai'
import type { FormField } from '#domain/form-values.ts'
import { useText } from '#i18n/use-text.ts'
import { originKindAtom } from '#state/answers.ts'

/** "leído de tu factura", as long as the field holds what the invoice says. */
export function useInvoiceMark(field: FormField): string | undefined {
  const say = useText()
  return useAtomValue(originKindAtom(field)) === 'invoice' ? say('supply.invoice.mark') : undefined
}
