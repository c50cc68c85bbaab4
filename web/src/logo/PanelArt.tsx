import { panelArt } from '#brand/drawings.ts'
import styles from './PanelArt.module.css'
import { Shapes } from './Shapes.tsx'

/** The brand's art at the foot of the dark panel. It fills the width of its container. Decoration. */
export function PanelArt() {
  return (
    <svg className={styles.art} viewBox={panelArt.viewBox} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Shapes {...panelArt} />
    </svg>
  )
}
