import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslate } from '#i18n/use-translate.ts'
import { formValueAtom } from '#state/answers.ts'
import { Button } from '#ui/Button.tsx'
import { LiveRegion } from '#ui/elements.tsx'
import { useInSight } from '#ui/focus.ts'
import { Notice } from '#ui/Notice.tsx'
import { FailureHelp } from '../FailureHelp.tsx'
import { validateId } from './CupsField.tsx'
import { type CupsCheck, cupsCheckAtom, validateCupsAtom } from './cups-check.ts'
import { GasHint } from './GasHint.tsx'

/** What the check of the CUPS came to beyond the line at the field, with the way on from there; each outcome is announced once. */
export function CupsOutcome() {
  const check = useAtomValue(cupsCheckAtom)
  const mayBeGas = useAtomValue(formValueAtom('mayBeGas'))
  const isUnavailable = check.status === 'unavailable'
  // If the CUPS may be of gas, the customer answers that question first.
  const news = mayBeGas && !isUnavailable ? null : newsIn(check)
  const container = useInSight<HTMLDivElement>(news, { takesFocus: isUnavailable })
  return (
    <>
      <GasHint />
      {news && (
        <div ref={container} tabIndex={-1}>
          <OutcomeNotice check={check} />
        </div>
      )}
    </>
  )
}

/** What the check of the CUPS came to, for screen readers: also while the field is folded away. */
export function CupsAnnouncement() {
  const t = useTranslate()
  const spoken = spokenOutcome(useAtomValue(cupsCheckAtom))
  return <LiveRegion message={spoken ? t(spoken) : ''} />
}

/** The outcomes that this component shows; the CUPS field shows the others. */
function newsIn(check: CupsCheck) {
  if (check.status === 'unavailable') return 'unavailable'
  return check.status === 'known' && check.outcome !== 'found' ? check.outcome : null
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
  const hasInvoice = useAtomValue(formValueAtom('hasInvoice'))
  const askAgain = () => {
    void validate()
    // This button disappears with the notice, and Validate shows the progress.
    document.getElementById(validateId)?.focus()
  }
  if (check.status === 'unavailable') {
    const retry = <Button onClick={askAgain}>{t('supply.cups.retry')}</Button>
    return (
      <Notice tone="warning" title={t('error.cups.unavailable')} actions={retry} isNews>
        <p>{t('supply.cups.unavailableText')}</p>
        {check.detail && <small>{t(check.detail)}</small>}
        <FailureHelp help={check.detail} />
      </Notice>
    )
  }
  const exists = check.status === 'known' && check.outcome === 'alreadyExists'
  const toDo = hasInvoice ? 'supply.cups.notFoundInvoice' : 'supply.cups.notFoundText'
  return (
    <Notice title={t(exists ? 'supply.cups.exists' : 'supply.cups.notFound')} isNews>
      {t(exists ? 'supply.cups.existsText' : toDo)}
    </Notice>
  )
}
