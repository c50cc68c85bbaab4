import { useAtomValue } from 'jotai'
import type { FormField } from '#domain/form-values.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { originKindAtom } from '#state/answers.ts'

/** "leído de tu factura", as long as the field holds what the invoice says. */
export function useInvoiceMark(field: FormField): string | undefined {
  const t = useTranslate()
  return useAtomValue(originKindAtom(field)) === 'invoice' ? t('supply.invoice.mark') : undefined
}
