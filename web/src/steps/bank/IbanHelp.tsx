import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/Button.tsx'
import { CheckItem, CheckList } from '#ui/CheckList.tsx'
import { Dialog } from '#ui/Dialog.tsx'

const reasons = ['bank.help.bills', 'bank.help.mandate', 'bank.help.noCharge', 'bank.help.refund'] as const

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** Nobody gives their account away without knowing what for. */
export function IbanHelp({ isOpen, onClose }: Props) {
  const say = useText()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={say('bank.iban.why')}
      closeLabel={say('dialog.close')}
      actions={
        <Button variant="primary" onClick={onClose}>
          {say('bank.help.close')}
        </Button>
      }
    >
      <CheckList>
        {reasons.map(reason => (
          <CheckItem key={reason}>{say(reason)}</CheckItem>
        ))}
      </CheckList>
    </Dialog>
  )
}
