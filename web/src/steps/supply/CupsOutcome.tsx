import { useAtomValue, useSetAtom } from 'jotai'
import { cupsHint } from '#domain/cups.ts'
import { RichText } from '#i18n/RichText.tsx'
import { useTranslate } from '#i18n/use-translate.ts'
import { formValueAtom } from '#state/answers.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { Button } from '#ui/Button.tsx'
import { focusField } from '#ui/focus-field.ts'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { Notice } from '#ui/Notice.tsx'
import { FailureHelp } from '../FailureHelp.tsx'
import { validateButtonId } from './CupsField.tsx'
import { type CupsCheck, cupsCheckAtom, validateCupsAtom } from './cups-check.ts'

/** What the check of the CUPS came to beyond the line at the field, with the way on from there; each outcome is announced once. */
export function CupsOutcome() {
  const t = useTranslate()
  const check = useAtomValue(cupsCheckAtom)
  const gasHint = cupsHint(useAtomValue(formValueAtom('cups')))
  const spoken = spokenOutcome(check)
  return (
    <>
      <LiveRegion message={spoken ? t(spoken) : ''} />
      {gasHint && (
        <Notice tone="warning" isNews>
          {t(gasHint)}
        </Notice>
      )}
      <OutcomeNotice check={check} />
    </>
  )
}

/** What nothing else on the page announces by itself. */
function spokenOutcome(check: CupsCheck) {
  if (check.status === 'checking') return 'supply.cups.checking'
  if (check.status === 'refused') return check.reason
  return check.status === 'known' && check.outcome === 'found' ? 'supply.cups.found' : null
}

function OutcomeNotice({ check }: { check: CupsCheck }) {
  const t = useTranslate()
  const validate = useSetAtom(validateCupsAtom)
  const { brand } = useAtomValue(dependenciesAtom)
  if (check.status === 'unavailable') {
    const validateAgain = () => {
      void validate()
      // The notice goes with its button while the server is asked; no field, for which a phone would open its keyboard.
      focusField(validateButtonId)
    }
    const retry = <Button onClick={validateAgain}>{t('supply.cups.retry')}</Button>
    return (
      <Notice tone="warning" title={t('error.cups.unavailable')} actions={retry} isNews>
        <p>{t('supply.cups.unavailableText')}</p>
        {check.detail && <small>{t(check.detail)}</small>}
        <FailureHelp help={check.detail} />
      </Notice>
    )
  }
  if (check.status === 'refused' && check.reason !== 'error.cups.invalid') {
    const email = (words: string) => <a href={`mailto:${brand.supportEmail}`}>{words}</a>
    return (
      <Notice>
        <RichText text="supply.cups.limits" params={{ email: brand.supportEmail }} parts={{ email }} />
      </Notice>
    )
  }
  if (check.status !== 'known' || check.outcome === 'found') return null
  const exists = check.outcome === 'alreadyExists'
  return (
    <Notice title={t(exists ? 'supply.cups.exists' : 'supply.cups.notFound')} isNews>
      {t(exists ? 'supply.cups.existsText' : 'supply.cups.notFoundText')}
    </Notice>
  )
}
