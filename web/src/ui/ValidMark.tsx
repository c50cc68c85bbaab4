import styles from './control.module.css'
import { CheckIcon } from './icons.tsx'

/** The green tick at the end of an input whose value was checked. Decoration: the field's note says it in words. */
export function ValidMark() {
  return (
    <span className={styles.tick}>
      <CheckIcon />
    </span>
  )
}
