import { useTranslate } from '#i18n/use-translate.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Mandate } from './Mandate.tsx'
import { PaperFrame } from './PaperFrame.tsx'

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** The mandate as it will be signed, filled in with what the form holds. */
export function MandateDialog({ isOpen, onClose }: Props) {
  const t = useTranslate()
  const title = t('bank.document.sepa')
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={t('dialog.close')}
      size="wide"
      actions={<Button onClick={onClose}>{t('bank.help.close')}</Button>}
    >
      <PaperFrame title={title}>
        <Mandate />
      </PaperFrame>
    </Dialog>
  )
}
