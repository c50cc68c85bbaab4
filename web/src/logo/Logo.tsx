import { brand } from '#brand/brand.ts'
import { mark, panelArt } from '#brand/drawings.ts'
import type { Drawing } from '#domain/brand.ts'
import { Text } from '#i18n/Text.tsx'
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

/** The brand's mark. Decoration. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox={mark.viewBox} aria-hidden="true">
      <Shapes {...mark} />
    </svg>
  )
}

/** The brand's art at the foot of the dark panel. It fills the width of its container. Decoration. */
export function PanelArt() {
  return (
    <svg className={styles.art} viewBox={panelArt.viewBox} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Shapes {...panelArt} />
    </svg>
  )
}

function Shapes({ shapes }: Drawing) {
  return shapes.map(({ d, fill = 'none', stroke, strokeWidth }) => (
    <path key={d} d={d} fill={fill} stroke={stroke} strokeWidth={strokeWidth} />
  ))
}
