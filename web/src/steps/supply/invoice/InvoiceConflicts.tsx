import { atom, useAtomValue, useSetAtom } from 'jotai'
import { groupCups } from '#domain/cups.ts'
import { type FormField, initialFormValues, invoiceFieldNames } from '#domain/form-values.ts'
import { formatPower } from '#domain/power-options.ts'
import { openConflict } from '#domain/resolve-answers.ts'
import { Text, useLanguage, useTranslate } from '#i18n/Text.tsx'
import { answersAtom, formValueAtom, formValuesAtom, originKindAtom } from '#state/answers.ts'
import { fieldId } from '#state/useField.ts'
import { fieldLabel } from '#steps/define-step.ts'
import { Button } from '#ui/Button.tsx'
import { focusField, useInSight } from '#ui/focus.ts'
import { Notice } from '#ui/Notice.tsx'
import { addressLine, placeLine } from '../address-line.ts'
import styles from './InvoiceConflicts.module.css'
import { settleConflictAtom } from './read-invoice.ts'

const openConflictAtom = atom(get => openConflict(get(answersAtom)))
/** Of each contested field, whether the register and not the customer put the present value there. */
const registeredAtom = atom(get => invoiceFieldNames.filter(field => get(originKindAtom(field)) === 'register'))

/** The home that the bill is about, in one line: its address, or its CUPS where it names no street. */
const homeOfBillAtom = atom(get => {
  const fields = get(answersAtom).invoice?.fields ?? {}
  const values = { ...initialFormValues, ...fields }
  return fields.address ? `${addressLine(values)}, ${placeLine(values)}` : groupCups(values.cups)
})

/** The invoice says otherwise than the form. Of another home it is one question; of the same home: both side by side, nothing overwritten before the customer chooses. */
export function InvoiceConflicts() {
  const hasConflict = useAtomValue(formValueAtom('hasConflict'))
  const container = useInSight<HTMLDivElement>(hasConflict ? 'conflict' : null)
  if (!hasConflict) return null
  return (
    <div ref={container}>
      <Comparison />
    </div>
  )
}

/** A separate component, so that without a conflict no letter draws anything. */
function Comparison() {
  const t = useTranslate()
  const readable = useReadable()
  const values = useAtomValue(formValuesAtom)
  const conflict = useAtomValue(openConflictAtom)
  const registered = useAtomValue(registeredAtom)
  const home = useAtomValue(homeOfBillAtom)
  const settle = useSetAtom(settleConflictAtom)
  const contested = invoiceFieldNames.filter(field => conflict[field] !== undefined)
  const present = t('supply.conflict.present')
  const other = t('supply.invoice.invoices')
  const choose = (choice: 'own' | 'other') => {
    void settle(choice)
    // The buttons go with the conflict.
    if (contested[0]) focusField(fieldId(contested[0]))
  }
  const isOtherHome = contested.includes('cups')
  const actions = (
    <>
      <Button onClick={() => choose('other')}>
        {t(isOtherHome ? 'supply.invoice.takeOther' : 'supply.invoice.takeInvoice')}
      </Button>
      <Button onClick={() => choose('own')}>
        {t(isOtherHome ? 'supply.invoice.keepTyped' : 'supply.invoice.keepOwn')}
      </Button>
    </>
  )
  if (isOtherHome) {
    return <Notice tone="warning" title={t('supply.invoice.otherHome', { home })} actions={actions} isNews />
  }
  return (
    <Notice tone="warning" title={t('supply.invoice.conflict')} actions={actions} isNews>
      <p>{t('supply.invoice.conflictText')}</p>
      {/* Stacked on a phone, the table's parts are blocks: not every browser still takes those for a table without its roles. */}
      <table className={styles.comparison} role="table">
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" />
            <th role="columnheader" scope="col">
              {present}
            </th>
            <th role="columnheader" scope="col">
              {other}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {contested.map(field => (
            <tr key={field} role="row">
              <th role="rowheader" scope="row">
                {t(fieldLabel(field))}
              </th>
              <td role="cell" data-of={present}>
                <Text>{`${readable(field, values[field])} `}</Text>
                <small>
                  {t(registered.includes(field) ? 'supply.conflict.fromRegister' : 'supply.conflict.fromYou')}
                </small>
              </td>
              <td role="cell" data-of={other}>
                {readable(field, conflict[field])}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Notice>
  )
}

function useReadable() {
  const { t, language } = useLanguage()
  return (field: FormField, value: string | boolean | undefined): string => {
    if (typeof value !== 'string') return t(value ? 'answer.yes' : 'answer.no')
    if (field === 'cups') return groupCups(value)
    return field === 'potenciaPunta' || field === 'potenciaValle' ? formatPower(value, language) : value
  }
}
