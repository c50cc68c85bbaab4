import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isInAppBrowser } from '#domain/device.ts'
import { useTranslate } from '#i18n/Text.tsx'
import { useLazyModule } from '#integrations/useLazyModule.ts'
import { whenIdle } from '#integrations/when-idle.ts'
import { Drawn } from '#logo/Drawn.tsx'
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
// The provider's four-coloured letter, as its guidelines ask for beside its name.
import googleMark from './google-mark.json' with { type: 'json' }
import { emailExistsAtom, signInAtom, signInStatusAtom } from './sign-in.ts'

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
  const status = useAtomValue(signInStatusAtom)
  const isHidden = useAtomValue(emailExistsAtom) || hasFailed
  const failure = status !== 'idle' && status !== 'asking' && status
  const texts = useLazyModule(loadTexts, failure !== false)
  // The focus stays where the customer is.
  const container = useInSight<HTMLDivElement>(useAtomValue(isReadyAtom) ? 'ready' : null)
  const isInApp = useSyncExternalStore(never, isOpenInApp, isPrerendered)

  useEffect(() => {
    if (!isInApp) return whenIdle(() => void signIn.load().catch(() => setFailed(true)))
  }, [signIn, isInApp])

  if (isHidden) return null
  if (isInApp) return <Notice>{t('account.google.inApp')}</Notice>
  return (
    <div ref={container} data-party="sign-in" data-beside>
      <Divider>{t('account.or')}</Divider>
      <Button
        wide
        iconStart={<Drawn drawing={googleMark} width={20} height={20} />}
        loading={status === 'asking'}
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
