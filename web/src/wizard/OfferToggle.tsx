import { RichText } from '#i18n/RichText.tsx'
import { useTranslate } from '#i18n/use-translate.ts'
import { Mark } from '#logo/Mark.tsx'
import { MinusIcon, PlusIcon } from '#ui/icons.tsx'
import styles from './OfferToggle.module.css'

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
  return (
    <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={controls} onClick={onPress}>
      <Mark />
      <span className={styles.line}>{t('offer.sheet', { fee })}</span>
      <span className={styles.short}>
        <RichText text="offer.short" params={{ fee }} parts={{ b: words => <b>{words}</b> }} />
      </span>
      {isOpen ? <MinusIcon /> : <PlusIcon />}
    </button>
  )
}
