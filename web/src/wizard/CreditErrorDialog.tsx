import { useAtom, useAtomValue } from 'jotai'
import { SupportContact } from '#company/SupportContact.tsx'
import { useTranslate } from '#i18n/use-translate.ts'
import { exitToMarketing } from '#integrations/exit-to-marketing.ts'
import { creditErrorAtom } from '#state/credit-error.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

/** Payments are outstanding elsewhere. */
export function CreditErrorDialog() {
  const t = useTranslate()
  const [isOpen, setOpen] = useAtom(creditErrorAtom)
  const { brand } = useAtomValue(dependenciesAtom)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      title={t('popup.credit.title')}
      subtitle={t('popup.credit.subtitle')}
      closeLabel={t('dialog.close')}
      actions={
        <Button variant="primary" onClick={() => exitToMarketing(brand)}>
          {t('popup.credit.home')}
        </Button>
      }
    >
      <p>{t('popup.credit.text')}</p>
      <p>
        <SupportContact text="popup.credit.support" />
      </p>
    </Dialog>
  )
}
