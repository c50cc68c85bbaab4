import { atom, useAtomValue, useSetAtom } from 'jotai'
import { SupportContact } from '#company/SupportContact.tsx'
import { cupsDistributor } from '#domain/cups.ts'
import { showsGasHint } from '#domain/visible-fields.ts'
import { sentences } from '#i18n/sentences.ts'
import { Text } from '#i18n/Text.tsx'
import { useTranslate } from '#i18n/use-translate.ts'
import { formValueAtom, formValuesAtom } from '#state/answers.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { LiveRegion } from '#ui/elements.tsx'
import { useInSight } from '#ui/focus.ts'
import { Notice } from '#ui/Notice.tsx'
import { FailureHelp } from '../FailureHelp.tsx'
import styles from './CupsField.module.css'
import { type CupsCheck, confirmElectricityAtom, cupsCheckAtom } from './cups-check.ts'

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

function spokenOutcome(check: CupsCheck) {
  if (check.status === 'checking') return 'supply.cups.checking'
  if (check.status === 'refused') return check.reason
  return check.status === 'known' && check.outcome === 'found' ? 'supply.cups.found' : null
}

function OutcomeNotice({ check }: { check: CupsCheck }) {
  const t = useTranslate()
  const hasInvoice = useAtomValue(formValueAtom('hasInvoice'))
  if (check.status === 'unavailable') {
    return (
      <Notice tone="warning" title={t('error.cups.unavailable')} isNews>
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

/** Below a validated CUPS: that it was found, and its distributor, by which customers recognise their own supply. */
export function CupsNote() {
  const t = useTranslate()
  const check = useAtomValue(cupsCheckAtom)
  // Some write themselves with a hyphen, at which no line may end.
  const distributor = cupsDistributor(useAtomValue(formValueAtom('cups')))?.name?.replaceAll('-', '\u2011')
  if (check.status !== 'known') return null
  const ofWhom = distributor && t('supply.cups.distributor', { distributor })
  if (check.outcome !== 'found') return <Text>{ofWhom}</Text>
  return <Text>{ofWhom ? sentences(t('supply.cups.found'), ofWhom) : t('supply.cups.found')}</Text>
}

/** Below the field of a supply point that cannot be supplied: what can be, and whom to ask. */
export function CupsLimits() {
  const check = useAtomValue(cupsCheckAtom)
  if (check.status !== 'refused' || check.reason === 'error.cups.invalid') return null
  return (
    <div className={styles.limits}>
      <Notice>
        <SupportContact text="supply.cups.limits" />
      </Notice>
    </div>
  )
}

const showsGasHintAtom = atom(get => showsGasHint(get(formValuesAtom)))

/** A CUPS that looks like one of gas: what to look for, and a box for customers who are sure. */
function GasHint() {
  const t = useTranslate()
  const isShown = useAtomValue(showsGasHintAtom)
  const mayBeGas = useAtomValue(formValueAtom('mayBeGas'))
  const { status } = useAtomValue(cupsCheckAtom)
  const confirm = useSetAtom(confirmElectricityAtom)
  const container = useInSight<HTMLDivElement>(mayBeGas && status === 'known' ? 'gas' : null)
  if (!isShown) return null
  return (
    <div ref={container}>
      <Notice tone="warning" isNews>
        <p>{t('error.cups.gas')}</p>
        {status !== 'refused' && <Checkbox value={!mayBeGas} onChange={confirm} label={t('supply.cups.gasConfirm')} />}
      </Notice>
    </div>
  )
}
