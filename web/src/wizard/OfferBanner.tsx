import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import { Mark } from '#brand/Mark.tsx'
import { PanelArt } from '#brand/PanelArt.tsx'
import { sentences } from '#i18n/sentences.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useText } from '#i18n/use-text.ts'
import { ReviewWidget } from '#integrations/ReviewWidget.tsx'
import { dependenciesAtom } from '#state/dependencies.ts'
import { offerAtom } from '#state/offer.ts'
import { MinusIcon, PlusIcon } from '#ui/icons.tsx'
import { euros } from './euros.ts'
import styles from './OfferBanner.module.css'
import { OfferPoints } from './OfferPoints.tsx'

/** The offer: a panel at the right of wide screens, a sheet at the foot of others that unfolds on its whole header. */
export function OfferBanner() {
  const say = useText()
  const { htmlLang } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const bodyId = useId()
  const offer = useAtomValue(offerAtom)
  const { embedded } = useAtomValue(dependenciesAtom)
  const fee = euros(offer.feeEurosPerMonth, htmlLang)
  return (
    <aside
      className={styles.banner}
      aria-label={say('offer.label')}
      data-open={isOpen || undefined}
      onKeyDown={event => event.key === 'Escape' && setOpen(false)}
      onBlur={event => !event.currentTarget.contains(event.relatedTarget) && event.relatedTarget && setOpen(false)}
    >
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => setOpen(!isOpen)}
      >
        <Mark />
        <span className={styles.line}>{say('offer.sheet', { fee })}</span>
        {isOpen ? <MinusIcon /> : <PlusIcon />}
      </button>
      <div className={styles.body} id={bodyId} tabIndex={isOpen ? 0 : undefined}>
        <p className={styles.eyebrow}>{say('offer.eyebrow')}</p>
        <h2 className={styles.title}>{say('offer.title')}</h2>
        <OfferPoints offer={offer} />
        <p className={styles.fee}>
          <span>{say('offer.fee')}</span>
          <strong>{fee}</strong>
          <span className={styles.terms}>{say('offer.feeTerms')}</span>
        </p>
        {offer.error && <p className={styles.failure}>{sentences(say(offer.error), say('offer.usual'))}</p>}
        {embedded && <ReviewWidget url={embedded.reviewWidgetUrl} />}
      </div>
      <div className={styles.art}>
        <PanelArt />
      </div>
    </aside>
  )
}
