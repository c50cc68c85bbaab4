import { brand } from '#brand/brand.ts'
import { mark, panelArt } from '#brand/drawings.ts'
import { Text } from '#i18n/Text.tsx'
import { Drawn } from './Drawn.tsx'
import styles from './Logo.module.css'

/** The mark and the brand's name, in the colour of the surrounding text. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <Mark />
      <Text>{brand.name}</Text>
    </span>
  )
}

/** The brand's mark. */
export function Mark() {
  return <Drawn className={styles.mark} drawing={mark} />
}

/** The brand's art at the foot of the dark panel. It fills the width of its container. */
export function PanelArt() {
  return <Drawn drawing={panelArt} preserveAspectRatio="xMidYMax slice" />
}
