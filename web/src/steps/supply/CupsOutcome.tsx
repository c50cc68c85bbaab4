import { atom, useAtomValue, useSetAtom } from 'jotai'
import { SupportContact } from '#company/SupportContact.tsx'
import { cupsDistributor } from '#domain/cups.ts'
import { showsGasHint } from '#domain/visible-fields.ts'
import { sentences } from '#i18n/sentences.ts'
import { Text, useTranslate } from '#i18n/Text.tsx'
import { formValueAtom, formValuesAtom } from '#state/answers.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { LiveRegion } from '#ui/elements.tsx'
import { useInSight } from '#ui/focus.ts'
import { Notice } from '#ui/Notice.tsx'
import { FailureHelp } from '../FailureHelp.tsx'
import styles from './CupsField.module.css'
import { confirmElectricityAtom, cupsCheckAtom, cupsFailureAtom, informativeOutcomes } from './cups-check.ts'
import { cupsRefusals } from './validate-supply.ts'

/** What the check of the CUPS came to beyond the line at the field, with the way on from there; each outcome is announced once. */
export function CupsOutcome() {
  const check = useAtomValue(cupsCheckAtom)
  const mayBeGas = useAtomValue(formValueAtom('mayBeGas'))
  const isUnavailable = check === 'unavailable'
  // If the CUPS may be of gas, the customer answers that question first. The CUPS field shows the other outcomes.
  const needsNotice = (check === 'notFound' || check === 'alreadyExists') && !mayBeGas
  const news = isUnavailable || needsNotice ? check : null
  const container = useInSight<HTMLDivElement>(news, { takesFocus: isUnavailable })
  return (
    <>
      <GasHint />
      {news && (
        <div ref={container} tabIndex={-1}>
          {isUnavailable ? <UnavailableNotice /> : <OutcomeNotice exists={check === 'alreadyExists'} />}
        </div>
      )}
    </>
  )
}

/** What the check of the CUPS came to, for screen readers: also while the field is folded away. */
export function CupsAnnouncement() {
  const t = useTranslate()
  const check = useAtomValue(cupsCheckAtom)
  const found = check === 'found' ? 'supply.cups.found' : cupsRefusals[check]
  const spoken = check === 'checking' ? 'supply.cups.checking' : found
  return <LiveRegion message={spoken ? t(spoken) : ''} />
}

function UnavailableNotice() {
  const t = useTranslate()
  const failure = useAtomValue(cupsFailureAtom)
  return (
    <Notice tone="warning" title={t('error.cups.unavailable')} isNews>
      <p>{t('supply.cups.unavailableText')}</p>
      {failure && <small>{t(failure)}</small>}
      <FailureHelp help={failure} />
    </Notice>
  )
}

function OutcomeNotice({ exists }: { exists: boolean }) {
  const t = useTranslate()
  const hasInvoice = useAtomValue(formValueAtom('hasInvoice'))
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
  // Some write themselves with a hyphen, at which no line may end. The font has no non-breaking hyphen, but a word joiner needs none.
  const distributor = cupsDistributor(useAtomValue(formValueAtom('cups')))?.name?.replaceAll('-', '-\u2060')
  if (!informativeOutcomes.includes(check)) return null
  const ofWhom = distributor && t('supply.cups.distributor', { distributor })
  if (check !== 'found') return <Text>{ofWhom}</Text>
  return <Text>{ofWhom ? sentences(t('supply.cups.found'), ofWhom) : t('supply.cups.found')}</Text>
}

/** Below the field of a supply point that cannot be supplied: what can be, and whom to ask. */
export function CupsLimits() {
  const check = useAtomValue(cupsCheckAtom)
  if (check !== 'disallowedTariff' && check !== 'disallowedCapacity') return null
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
  const check = useAtomValue(cupsCheckAtom)
  const confirm = useSetAtom(confirmElectricityAtom)
  const container = useInSight<HTMLDivElement>(mayBeGas && check === 'notFound' ? 'gas' : null)
  if (!isShown) return null
  return (
    <div ref={container}>
      <Notice tone="warning" isNews>
        <p>{t('error.cups.gas')}</p>
        {!(check in cupsRefusals) && (
          <Checkbox value={!mayBeGas} onChange={confirm} label={t('supply.cups.gasConfirm')} />
        )}
      </Notice>
    </div>
  )
}
