import { mark } from '#brand/drawings.ts'
import styles from './Mark.module.css'
import { Shapes } from './Shapes.tsx'

/** The brand's mark. Decoration. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox={mark.viewBox} aria-hidden="true">
      <Shapes {...mark} />
    </svg>
  )
}
