import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isInAppBrowser } from '#domain/device.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { useLazyModule } from '#integrations/useLazyModule.ts'
import { whenIdle } from '#integrations/when-idle.ts'
import { formValueAtom } from '#state/answers.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { fieldId } from '#state/useField.ts'
import { validationErrorsAtom } from '#state/validation.ts'
import { Button } from '#ui/Button.tsx'
import { Divider } from '#ui/elements.tsx'
import { focusField, useInSight } from '#ui/focus.ts'
import { Notice } from '#ui/Notice.tsx'
import { TrustLine } from '../TrustLine.tsx'
import styles from './AccountEnd.module.css'
import { emailExistsAtom, isSigningInAtom, signInAtom, signInFailureAtom } from './sign-in.ts'

/** What follows Next on step 1: the other way in, and why to trust. */
export function AccountEnd() {
  const sso = useAtomValue(formValueAtom('sso'))
  return (
    <>
      {!sso && <SocialButton />}
      <TrustLine />
    </>
  )
}

/** Terms, e-mail and password are good. */
const isReadyAtom = atom(
  get => !get(validationErrorsAtom).some(({ field }) => field === 'terms' || field === 'email' || field === 'password'),
)

// The prerendered page is the same for all browsers, and none changes while the page is open.
const never = () => () => {}
const isPrerendered = () => false
const isOpenInApp = () => isInAppBrowser(navigator.userAgent)

const loadTexts = () => import('#i18n/later.ts')

/** The social sign-in. Gone when its script cannot be loaded and when the e-mail already has an account. */
function SocialButton() {
  const t = useTranslate()
  const { signIn } = useAtomValue(dependenciesAtom)
  const [hasFailed, setFailed] = useState(false)
  const ask = useSetAtom(signInAtom)
  const isBusy = useAtomValue(isSigningInAtom)
  const isHidden = useAtomValue(emailExistsAtom) || hasFailed
  const failure = useAtomValue(signInFailureAtom)
  const texts = useLazyModule(loadTexts, failure !== null)
  // The focus stays where the customer is.
  const container = useInSight<HTMLDivElement>(useAtomValue(isReadyAtom) ? 'ready' : null)
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
      {failure && texts.status === 'ready' && (
        <div className={styles.failed}>
          <Notice tone="warning" isNews>
            {t(`signIn.${failure}`)}
          </Notice>
        </div>
      )}
    </div>
  )
}

/** The provider's four-coloured letter, as its guidelines ask for beside its name. Decoration. */
function GoogleMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
      />
      <path
        fill="#34a853"
        d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
      />
      <path
        fill="#fbbc05"
        d="M10.53 28.59A14.5 14.5 0 0 1 9.77 24c0-1.6.27-3.14.76-4.59l-7.98-6.19A23.9 23.9 0 0 0 0 24c0 3.88.92 7.54 2.56 10.78z"
      />
      <path
        fill="#ea4335"
        d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
      />
    </svg>
  )
}
