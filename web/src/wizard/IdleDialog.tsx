import { useAtom } from 'jotai'
import { SupportContact } from '#company/SupportContact.tsx'
import { useLanguage } from '#i18n/use-language.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { idleAtom } from '#state/idle.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useIdleExpiry } from './useIdleExpiry.ts'

/**
 * Asks an idle customer whether they are still there, and says afterwards that the answers were deleted. It names the time instead of a
 * countdown, because a screen reader would read each second.
 */
export function IdleDialog() {
  const t = useTranslate()
  const { htmlLang } = useLanguage()
  const [idle, setIdle] = useAtom(idleAtom)
  const stay = useIdleExpiry()
  const isExpired = idle.status === 'expired'
  const close = () => (isExpired ? setIdle({ status: 'active' }) : stay())
  const time = (at: number) => new Intl.DateTimeFormat(htmlLang, { hour: 'numeric', minute: '2-digit' }).format(at)
  return (
    <Dialog
      isOpen={idle.status !== 'active'}
      onClose={close}
      title={t(isExpired ? 'idle.expired.title' : 'idle.warning.title')}
      subtitle={t(isExpired ? 'idle.expired.subtitle' : 'idle.warning.subtitle')}
      closeLabel={t('dialog.close')}
      actions={
        <Button variant="primary" onClick={close}>
          {t(isExpired ? 'idle.restart' : 'idle.stay')}
        </Button>
      }
    >
      {idle.status === 'warning' && <p>{t('idle.warning.text', { time: time(idle.endsAt) })}</p>}
      {idle.status === 'expired' && (
        <>
          <p>{t('idle.expired.text')}</p>
          {idle.isOutcomeUnknown && <p>{t('idle.expired.unknown')}</p>}
          <p>
            <SupportContact text={idle.isOutcomeUnknown ? 'popup.error.support' : 'leave.support'} />
          </p>
        </>
      )}
    </Dialog>
  )
}
