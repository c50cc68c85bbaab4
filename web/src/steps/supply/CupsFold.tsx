import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { RichText } from '#i18n/Text.tsx'
import { formValueAtom } from '#state/answers.ts'
import { isOnAtom } from '#state/dependencies.ts'
import { fieldId } from '#state/useField.ts'
import { refusedNextsAtom } from '#state/validation.ts'
import { focusField } from '#ui/focus.ts'
import { ChevronDownIcon } from '#ui/icons.tsx'
import styles from './CupsFold.module.css'
import { useHasCamera } from './invoice/InvoiceArea.tsx'
import { invoiceAtom, invoiceErrorAtom } from './invoice/read-invoice.ts'

/** On a phone the photo comes first. The CUPS is folded away until the customer, Next or an unreadable bill asks for it. */
export function CupsFold({ children }: { children: ReactNode }) {
  const hasCamera = useHasCamera()
  const [isOpen, setOpen] = useState(false)
  const canRead = useAtomValue(isOnAtom)('invoice')
  const cups = useAtomValue(formValueAtom('cups'))
  const hasInvoice = useAtomValue(invoiceAtom).status !== 'none'
  const hasFailed = useAtomValue(invoiceErrorAtom).length > 0
  const isMissed = useAtomValue(refusedNextsAtom) > 0
  const isNeeded = isOpen || cups !== '' || hasInvoice || hasFailed || isMissed
  if (!hasCamera || !canRead || isNeeded) return children
  const open = () => {
    flushSync(() => setOpen(true))
    focusField(fieldId('cups'))
  }
  return (
    <button type="button" className={styles.fold} aria-expanded={false} onClick={open}>
      <span>
        <RichText text="supply.cups.byHand" />
      </span>
      <ChevronDownIcon />
    </button>
  )
}
