import { useTranslate } from '#i18n/use-translate.ts'
import { Button } from '#ui/Button.tsx'
import { CheckItem, CheckList } from '#ui/CheckList.tsx'
import { Dialog } from '#ui/Dialog.tsx'

const reasons = ['bank.help.bills', 'bank.help.mandate', 'bank.help.noCharge', 'bank.help.refund'] as const

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** Explains what the account is used for, because customers ask before they give it. */
export function IbanHelp({ isOpen, onClose }: Props) {
  const t = useTranslate()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('bank.iban.why')}
      closeLabel={t('dialog.close')}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('bank.help.close')}
        </Button>
      }
    >
      <CheckList>
        {reasons.map(reason => (
          <CheckItem key={reason}>{t(reason)}</CheckItem>
        ))}
      </CheckList>
    </Dialog>
  )
}
