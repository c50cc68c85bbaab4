import { useAtomValue, useSetAtom } from 'jotai'
import { useContext } from 'react'
import { SupportContact } from '#company/SupportContact.tsx'
import { exitRedirectMs } from '#domain/limits.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { exitToMarketing } from '#integrations/exit-to-marketing.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { endAtom, leavingAtom, stayAtom } from '#state/leave.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { SignUpContext } from './sign-up-context.ts'

/** Asks before the wizard is closed; then it fades and the marketing site follows. */
export function LeaveDialog() {
  const t = useTranslate()
  const leaving = useAtomValue(leavingAtom)
  const { brand } = useAtomValue(dependenciesAtom)
  const stay = useSetAtom(stayAtom)
  const end = useSetAtom(endAtom)
  const { clear } = useContext(SignUpContext)

  function leave() {
    end()
    clear()
    setTimeout(() => exitToMarketing(brand), exitRedirectMs)
  }

  return (
    <Dialog
      isOpen={leaving === 'asking'}
      onClose={() => stay()}
      title={t('leave.title')}
      subtitle={t('leave.subtitle')}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <Button onClick={leave}>{t('leave.leave')}</Button>
          <Button variant="primary" onClick={() => stay()}>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      <p>
        <SupportContact text="leave.support" />
      </p>
    </Dialog>
  )
}
