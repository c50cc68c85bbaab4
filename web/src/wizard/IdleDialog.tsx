import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { useContext, useEffect, useRef } from 'react'
import { SupportContact } from '#company/SupportContact.tsx'
import { idleWarningMinutes } from '#domain/limits.ts'
import { useLanguage } from '#i18n/Text.tsx'
import { dependenciesAtom } from '#state/dependencies.ts'
import { idleAtom, readLastActive, writeLastActive } from '#state/idle.ts'
import { hasUnsavedAtom } from '#state/leave.ts'
import { isSubmittingAtom } from '#state/registration.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { SignUpContext } from './sign-up-context.ts'

/** Asks an idle customer whether they are there. It names the time: a screen reader would read each second of a countdown. */
export function IdleDialog() {
  const { t, htmlLang } = useLanguage()
  const [idle, setIdle] = useAtom(idleAtom)
  const stay = useIdleExpiry()
  if (idle.status === 'active') return null
  const isExpired = idle.status === 'expired'
  const close = () => (isExpired ? setIdle({ status: 'active' }) : stay())
  const time = (at: number) => new Intl.DateTimeFormat(htmlLang, { hour: 'numeric', minute: '2-digit' }).format(at)
  return (
    <Dialog
      onClose={close}
      title={t(isExpired ? 'idle.expired.title' : 'idle.warning.title')}
      subtitle={t(isExpired ? 'idle.expired.subtitle' : 'idle.warning.subtitle')}
      actions={
        <Button variant="primary" onClick={close}>
          {t(isExpired ? 'idle.restart' : 'idle.stay')}
        </Button>
      }
    >
      {idle.status === 'warning' ? (
        <p>{t('idle.warning.text', { time: time(idle.endsAt) })}</p>
      ) : (
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

const warningMs = idleWarningMinutes * 60_000
/** How late the stored time may be: not every key press is stored. */
const writeEveryMs = 10_000
const activities = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'input'] as const

/** Warns an idle customer, then deletes the answers. By the clock, because timers stop while a computer sleeps. */
function useIdleExpiry(): () => void {
  const { idle } = useAtomValue(dependenciesAtom)
  const setIdle = useSetAtom(idleAtom)
  const store = useStore()
  const { expire } = useContext(SignUpContext)
  const stay = useRef(() => {})

  useEffect(() => {
    if (!idle) return
    const { limitMs, storage } = idle
    let lastActive = readLastActive(storage, Date.now())
    let written = 0
    let timer: ReturnType<typeof setTimeout>

    function see(now: number) {
      lastActive = now
      if (now - written < writeEveryMs || !store.get(hasUnsavedAtom)) return
      written = now
      writeLastActive(storage, now)
    }
    function check() {
      clearTimeout(timer)
      const now = Date.now()
      // Nothing would be lost, or a registration is being sent and its result must be shown.
      if (!store.get(hasUnsavedAtom) || store.get(isSubmittingAtom)) see(now)
      const endsAt = lastActive + limitMs
      if (now >= endsAt) return expire()
      const warnsAt = endsAt - warningMs
      if (now >= warnsAt) setIdle({ status: 'warning', endsAt })
      timer = setTimeout(check, (now >= warnsAt ? endsAt : warnsAt) - now)
    }
    function act() {
      const now = Date.now()
      // A customer who comes back during the warning, or too late, sees that first.
      if (now < lastActive + limitMs - warningMs) see(now)
      else check()
    }
    stay.current = () => {
      // Not after the computer slept beyond the limit.
      if (Date.now() < lastActive + limitMs) {
        written = 0
        see(Date.now())
        setIdle({ status: 'active' })
      }
      check()
    }
    const keep = () => store.get(hasUnsavedAtom) && writeLastActive(storage, lastActive)
    check()
    const listening = new AbortController()
    const { signal } = listening
    for (const kind of activities) addEventListener(kind, act, { capture: true, passive: true, signal })
    document.addEventListener('visibilitychange', check, { signal })
    addEventListener('pageshow', check, { signal })
    addEventListener('pagehide', keep, { signal })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [idle, setIdle, store, expire])

  return () => stay.current()
}
