import { useAtomValue, useSetAtom } from 'jotai'
import { groupCups } from '#domain/cups.ts'
import type { FormValues } from '#domain/form-values.ts'
import { formatPower } from '#domain/power-options.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useText } from '#i18n/use-text.ts'
import { formValuesAtom } from '#state/form-values.ts'
import { fieldLabel } from '#steps/define-step.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { invoiceFieldNames } from './fill-from-invoice.ts'
import styles from './InvoiceConflicts.module.css'
import { invoiceConflictsAtom, settleConflictsAtom } from './read-invoice.ts'

/** The invoice says otherwise than the customer did: both side by side, nothing overwritten before they choose. */
export function InvoiceConflicts() {
  const say = useText()
  const readable = useReadable()
  const values = useAtomValue(formValuesAtom)
  const conflicts = useAtomValue(invoiceConflictsAtom)
  const settle = useSetAtom(settleConflictsAtom)
  const contested = invoiceFieldNames.filter(field => conflicts[field] !== undefined)
  if (contested.length === 0) return null
  const actions = (
    <>
      <Button onClick={() => void settle('invoice')}>{say('supply.invoice.takeInvoice')}</Button>
      <Button onClick={() => void settle('own')}>{say('supply.invoice.keepOwn')}</Button>
    </>
  )
  return (
    <Notice tone="warning" title={say('supply.invoice.conflict')} actions={actions} isNews>
      <p>{say('supply.invoice.conflictText')}</p>
      <table className={styles.comparison}>
        <thead>
          <tr>
            <td />
            <th scope="col">{say('supply.invoice.own')}</th>
            <th scope="col">{say('supply.invoice.invoices')}</th>
          </tr>
        </thead>
        <tbody>
          {contested.map(field => (
            <tr key={field}>
              <th scope="row">{say(fieldLabel(field))}</th>
              <td>{readable(field, values[field])}</td>
              <td>{readable(field, conflicts[field])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Notice>
  )
}

/** A form value as people read it. */
function useReadable() {
  const say = useText()
  const { language } = useLanguage()
  return (field: keyof FormValues, value: string | boolean | undefined): string => {
    if (typeof value !== 'string') return say(value ? 'answer.yes' : 'answer.no')
    if (field === 'cups') return groupCups(value)
    return field === 'potenciaPunta' || field === 'potenciaValle' ? formatPower(value, language) : value
  }
}
