import { useAtomValue, useSetAtom } from 'jotai'
import { cupsHint } from '#domain/cups.ts'
import { RichText } from '#i18n/RichText.tsx'
import { useText } from '#i18n/use-text.ts'
import { formValueAtom } from '#state/answers.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { Button } from '#ui/Button.tsx'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { Notice } from '#ui/Notice.tsx'
import { type CupsCheck, cupsCheckAtom, validateCupsAtom } from './cups-check.ts'

/** What the check of the CUPS came to beyond the line at the field, with the way on from there; each outcome is announced once. */
export function CupsOutcome() {
  const say = useText()
  const check = useAtomValue(cupsCheckAtom)
  const gasHint = cupsHint(useAtomValue(formValueAtom('cups')))
  const spoken = spokenOutcome(check)
  return (
    <>
      <LiveRegion message={spoken ? say(spoken) : ''} />
      {gasHint && (
        <Notice tone="warning" isNews>
          {say(gasHint)}
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
  const say = useText()
  const validate = useSetAtom(validateCupsAtom)
  const { brand } = useAtomValue(dependenciesAtom)
  if (check.status === 'unavailable') {
    const retry = <Button onClick={() => void validate()}>{say('supply.cups.retry')}</Button>
    return (
      <Notice tone="warning" title={say('error.cups.unavailable')} actions={retry} isNews>
        <p>{say('supply.cups.unavailableText')}</p>
        {check.detail && <small>{say(check.detail)}</small>}
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
    <Notice title={say(exists ? 'supply.cups.exists' : 'supply.cups.notFound')} isNews>
      {say(exists ? 'supply.cups.existsText' : 'supply.cups.notFoundText')}
    </Notice>
  )
}
