import { useAtomValue, useSetAtom } from 'jotai'
import { exitRedirectMs } from '#domain/limits.ts'
import { useText } from '#i18n/use-text.ts'
import { exitToMarketing } from '#integrations/exit-to-marketing.ts'
import { intendLeaveAtom, leavingAtom, stayAtom } from '#state/leave.ts'
import { surroundingsAtom } from '#state/surroundings.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

/** Asks before the wizard is closed; then it fades and the marketing site follows. */
export function LeaveDialog() {
  const say = useText()
  const leaving = useAtomValue(leavingAtom)
  const { brand } = useAtomValue(surroundingsAtom)
  const stay = useSetAtom(stayAtom)
  const intendLeave = useSetAtom(intendLeaveAtom)

  function leave() {
    intendLeave()
    setTimeout(() => exitToMarketing(brand), exitRedirectMs)
  }

  return (
    <Dialog
      isOpen={leaving === 'asking'}
      onClose={() => stay()}
      title={say('leave.title')}
      subtitle={say('leave.subtitle')}
      closeLabel={say('dialog.close')}
      actions={
        <>
          <Button onClick={leave}>{say('leave.leave')}</Button>
          <Button variant="primary" onClick={() => stay()}>
            {say('leave.stay')}
          </Button>
        </>
      }
    />
  )
}
