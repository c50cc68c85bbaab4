import styles from './PanelArt.module.css'

/** The mark grown into three arcs, rising from the foot of the dark panel. It fills the width of its container. Decoration. */
export function PanelArt() {
  return (
    <svg className={styles.art} viewBox="0 0 400 160" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g className={styles.arcs}>
        <circle className={styles.outer} cx="200" cy="222" r="203" />
        <circle className={styles.middle} cx="200" cy="222" r="144" />
        <circle className={styles.inner} cx="200" cy="222" r="85" />
      </g>
    </svg>
  )
}
