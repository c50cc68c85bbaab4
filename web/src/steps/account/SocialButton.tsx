import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isInAppBrowser } from '#domain/device.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { useLazyModule } from '#integrations/useLazyModule.ts'
import { whenIdle } from '#integrations/when-idle.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { fieldId } from '#state/useField.ts'
import { validationErrorsAtom } from '#state/validation.ts'
import { afterNextPaint } from '#ui/after-next-paint.ts'
import { Button } from '#ui/Button.tsx'
import { Divider } from '#ui/elements.tsx'
import { bringIntoSight, focusField } from '#ui/focus.ts'
import { Notice } from '#ui/Notice.tsx'
import { GoogleMark } from './GoogleMark.tsx'
import { emailExistsAtom, isSigningInAtom, signInAtom, signInFailureAtom } from './sign-in.ts'

const isReadyAtom = atom(
  get => !get(validationErrorsAtom).some(({ field }) => field === 'terms' || field === 'email' || field === 'password'),
)

// The prerendered page is the same for all browsers, and none changes while the page is open.
const never = () => () => {}
const isPrerendered = () => false
const isOpenInApp = () => isInAppBrowser(navigator.userAgent)

const loadFailed = () => import('./SignInFailed.tsx')

/** The social sign-in. Gone when its script cannot be loaded and when the e-mail already has an account. */
export function SocialButton() {
  const t = useTranslate()
  const { signIn } = useAtomValue(dependenciesAtom)
  const [hasFailed, setFailed] = useState(false)
  const ask = useSetAtom(signInAtom)
  const isBusy = useAtomValue(isSigningInAtom)
  const isHidden = useAtomValue(emailExistsAtom) || hasFailed
  const failure = useAtomValue(signInFailureAtom)
  const part = useLazyModule(loadFailed, failure !== null)
  const container = useScrollOnceReady()
  const isInApp = useSyncExternalStore(never, isOpenInApp, isPrerendered)

  useEffect(() => {
    if (isInApp) return
    let isGone = false
    const callOff = whenIdle(() => signIn.load().catch(() => !isGone && setFailed(true)))
    return () => {
      isGone = true
      callOff()
    }
  }, [signIn, isInApp])

  if (isHidden) return null
  if (isInApp) return <Notice>{t('account.google.inApp')}</Notice>
  return (
    <div ref={container} data-party="sign-in" data-beside>
      <Divider>{t('account.or')}</Divider>
      <Button
        wide
        iconStart={<GoogleMark />}
        loading={isBusy}
        onClick={async () => {
          const missing = await ask()
          if (missing) focusField(fieldId(missing))
        }}
      >
        {t('account.google')}
      </Button>
      {failure && part.status === 'ready' && <part.content.SignInFailed reason={failure} />}
    </div>
  )
}

/** Scrolls to the button as soon as terms, e-mail and password are good; the focus stays where the customer is. */
function useScrollOnceReady() {
  const container = useRef<HTMLDivElement>(null)
  const isReady = useAtomValue(isReadyAtom)
  const wasReady = useRef(isReady)
  useEffect(() => {
    const isNew = isReady && !wasReady.current
    wasReady.current = isReady
    // The tick that made it ready is painted first.
    if (isNew) afterNextPaint(() => container.current && bringIntoSight(container.current, { calmly: true }))
  }, [isReady])
  return container
}
