import { RichText } from '#i18n/RichText.tsx'
import { useTranslate } from '#i18n/use-translate.ts'
import { Button } from '#ui/Button.tsx'
import { CheckItem, CheckList } from '#ui/CheckList.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { InvoiceDrawing } from './InvoiceDrawing.tsx'

interface Props {
  isOpen: boolean
  onClose: () => void
}

const facts = ['supply.help.length', 'supply.help.invoice', 'supply.help.permanent', 'supply.help.gas'] as const

/** Where the CUPS stands: most people who give up, give up here. */
export function CupsHelp({ isOpen, onClose }: Props) {
  const t = useTranslate()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('supply.help.title')}
      subtitle={t('supply.help.lead')}
      closeLabel={t('dialog.close')}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('supply.help.close')}
        </Button>
      }
    >
      <InvoiceDrawing />
      <CheckList>
        {facts.map(fact => (
          <CheckItem key={fact}>
            <RichText text={fact} parts={{ b: words => <b>{words}</b> }} />
          </CheckItem>
        ))}
      </CheckList>
    </Dialog>
  )
}
