import { useAtomValue } from 'jotai'
import { euros } from '#i18n/euros.ts'
import { RichText } from '#i18n/RichText.tsx'
import { Text } from '#i18n/Text.tsx'
import { useLanguage } from '#i18n/use-language.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { Mark } from '#logo/Mark.tsx'
import { canEstimateAtom, estimateAtom } from '#state/estimate.ts'
import { MinusIcon, PlusIcon } from '#ui/icons.tsx'
import styles from './OfferToggle.module.css'

const bold = { b: (words: string) => <b>{words}</b> }

interface Props {
  isOpen: boolean
  /** The id of what it unfolds. */
  controls: string
  /** The monthly fee as it is written. */
  fee: string
  onPress: () => void
}

/** Opens the offer where it is a sheet: a line at the foot of the screen, or on a phone a part of the bar. */
export function OfferToggle({ isOpen, controls, fee, onPress }: Props) {
  const t = useTranslate()
  const { htmlLang } = useLanguage()
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
          <RichText text="offer.known.short" params={price} parts={bold} />
        ) : (
          <RichText text="offer.short" params={{ fee }} parts={bold} />
        )}
      </span>
      {isOpen ? <MinusIcon /> : <PlusIcon />}
    </button>
  )
}
