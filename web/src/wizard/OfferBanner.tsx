import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import { euros, unitPrice } from '#i18n/euros.ts'
import { RichText } from '#i18n/RichText.tsx'
import { sentences } from '#i18n/sentences.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { ReviewWidget } from '#integrations/ReviewWidget.tsx'
import { useLazyModule } from '#integrations/useLazyModule.ts'
import { PanelArt } from '#logo/PanelArt.tsx'
import { dependenciesAtom } from '#state/dependencies.ts'
import { offerAtom } from '#state/offer.ts'
import styles from './OfferBanner.module.css'
import { OfferPoints } from './OfferPoints.tsx'
import { OfferToggle } from './OfferToggle.tsx'
import { PriceCalculator } from './PriceCalculator.tsx'

const loadHours = () => import('./HourlyPrices.tsx')

/** The offer: a panel at the right of wide screens, a sheet at the foot of others that unfolds on its whole header. */
export function OfferBanner() {
  const t = useTranslate()
  const { htmlLang } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const bodyId = useId()
  const offer = useAtomValue(offerAtom)
  const hours = useLazyModule(loadHours)
  const { embedded } = useAtomValue(dependenciesAtom)
  const fee = euros(offer.feeEurosPerMonth, htmlLang)
  return (
    <aside
      className={styles.banner}
      aria-label={t('offer.label')}
      data-open={isOpen || undefined}
      onKeyDown={event => event.key === 'Escape' && setOpen(false)}
      onBlur={event => !event.currentTarget.contains(event.relatedTarget) && event.relatedTarget && setOpen(false)}
    >
      <OfferToggle isOpen={isOpen} controls={bodyId} fee={fee} onPress={() => setOpen(!isOpen)} />
      <div className={styles.body} id={bodyId} tabIndex={isOpen ? 0 : undefined}>
        <p className={styles.eyebrow}>{t('offer.eyebrow')}</p>
        <h2 className={styles.title}>{t('offer.title')}</h2>
        <div className={styles.calculator}>
          <PriceCalculator onContinue={() => setOpen(false)} />
        </div>
        <div className={styles.hours}>
          {hours.status === 'ready' && <hours.content.HourlyPrices prices={offer.hours} />}
        </div>
        <p className={styles.fee}>
          <span>{t('offer.fee')}</span>
          <span className={styles.terms}>
            <RichText text="offer.feeTerms" params={{ fee }} parts={{ b: words => <strong>{words}</strong> }} />
          </span>
        </p>
        <OfferPoints offer={offer} />
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
