import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import { euros, unitPrice } from '#i18n/euros.ts'
import { sentences } from '#i18n/sentences.ts'
import { RichText, Text, useLanguage } from '#i18n/Text.tsx'
import { ReviewWidget } from '#integrations/ReviewWidget.tsx'
import { useLazyModule } from '#integrations/useLazyModule.ts'
import { Mark, PanelArt } from '#logo/Logo.tsx'
import { dependenciesAtom } from '#state/dependencies.ts'
import { canEstimateAtom, estimateAtom } from '#state/estimate.ts'
import { offerAtom } from '#state/offer.ts'
import { CheckItem, CheckList } from '#ui/CheckList.tsx'
import { MinusIcon, PlusIcon } from '#ui/icons.tsx'
import styles from './OfferBanner.module.css'
import { PriceCalculator } from './PriceCalculator.tsx'

const loadHours = () => import('./HourlyPrices.tsx')

/** The offer: a panel at the right of wide screens, a sheet at the foot of others that unfolds on its whole header. */
export function OfferBanner() {
  const { t, htmlLang } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const bodyId = useId()
  const offer = useAtomValue(offerAtom)
  const hours = useLazyModule(loadHours)
  const { embedded } = useAtomValue(dependenciesAtom)
  const fee = euros(offer.feeEurosPerMonth, htmlLang)
  const points = [
    ['offer.energy'],
    ['offer.power'],
    ['offer.savings', { percent: offer.savingsPercent }],
    ['offer.friends', { euros: euros(offer.friendsEurosPerYear, htmlLang) }],
    ['offer.charging', { euros: euros(offer.chargingEurosPerYear, htmlLang) }],
    ['offer.noLockIn'],
  ] as const
  return (
    <aside
      className={styles.banner}
      data-unprinted
      aria-label={t('offer.label')}
      data-open={isOpen || undefined}
      onKeyDown={event => event.key === 'Escape' && setOpen(false)}
      onBlur={event => !event.currentTarget.contains(event.relatedTarget) && event.relatedTarget && setOpen(false)}
    >
      <OfferToggle isOpen={isOpen} controls={bodyId} fee={fee} onPress={() => setOpen(!isOpen)} />
      <div className={styles.body} id={bodyId} tabIndex={isOpen ? 0 : undefined}>
        <p className={styles.eyebrow}>{t('offer.eyebrow')}</p>
        <h2 className={styles.title}>{t('offer.title')}</h2>
        <PriceCalculator onContinue={() => setOpen(false)} />
        {hours.status === 'ready' && <hours.content.HourlyPrices prices={offer.hours} />}
        <p className={styles.fee} data-ends>
          <span>{t('offer.fee')}</span>
          <span className={styles.terms}>
            <RichText text="offer.feeTerms" params={{ fee }} parts={strong} />
          </span>
        </p>
        <CheckList look="plain">
          {points.map(([text, params]) => (
            <CheckItem key={text}>
              <RichText text={text} params={params} parts={strong} />
            </CheckItem>
          ))}
        </CheckList>
        {offer.energyEurosPerKwh !== null && (
          <p className={styles.price}>{t('offer.price', { price: unitPrice(offer.energyEurosPerKwh, htmlLang) })}</p>
        )}
        {offer.error && <p className={styles.failure}>{sentences(t(offer.error), t('offer.usual'))}</p>}
        {embedded && <ReviewWidget url={embedded.reviewsUrl} />}
      </div>
      <div className={styles.art}>
        <PanelArt />
      </div>
    </aside>
  )
}

const strong = { b: (words: string) => <strong>{words}</strong> }

interface ToggleProps {
  isOpen: boolean
  controls: string
  fee: string
  onPress: () => void
}

/** Opens the offer where it is a sheet: a line at the foot of the screen, or on a phone a part of the bar. */
function OfferToggle({ isOpen, controls, fee, onPress }: ToggleProps) {
  const { t, htmlLang } = useLanguage()
  const estimate = useAtomValue(estimateAtom)
  const canAsk = useAtomValue(canEstimateAtom) && !estimate
  const price = estimate && {
    month: euros(Math.round(estimate.oursEurosPerYear / 12), htmlLang),
    difference: t(`offer.known.${estimate.outcome}`, { amount: euros(estimate.differenceEuros, htmlLang) }),
  }
  return (
    <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={controls} onClick={onPress}>
      <Mark />
      <span className={styles.line}>
        <Text>{price ? t('offer.known.line', price) : t('offer.sheet', { fee })}</Text>
      </span>
      {canAsk && !isOpen && <span className={styles.ask}>{t('offer.sheet.ask')}</span>}
      <span className={styles.short}>
        {price ? (
          <RichText text="offer.known.short" params={price} />
        ) : (
          <RichText text="offer.short" params={{ fee }} />
        )}
      </span>
      {isOpen ? <MinusIcon /> : <PlusIcon />}
    </button>
  )
}
