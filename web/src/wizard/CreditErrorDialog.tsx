import { useAtom, useAtomValue } from 'jotai'
import { useText } from '#i18n/use-text.ts'
import { exitToMarketing } from '#integrations/exit-to-marketing.ts'
import { creditErrorAtom } from '#state/credit-error.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

/** Payments are outstanding elsewhere. */
export function CreditErrorDialog() {
  const say = useText()
  const [isOpen, setOpen] = useAtom(creditErrorAtom)
  const { brand } = useAtomValue(dependenciesAtom)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      title={say('popup.credit.title')}
      subtitle={say('popup.credit.subtitle')}
      closeLabel={say('dialog.close')}
      actions={
        <Button variant="primary" onClick={() => exitToMarketing(brand)}>
          {say('popup.credit.home')}
        </Button>
      }
    >
      <p>{say('popup.credit.text')}</p>
    </Dialog>
  )
}
