import { brand } from './brand.ts'
import styles from './Logo.module.css'
import { Mark } from './Mark.tsx'

/** The mark and the name. It takes the colour of the text around it, so it stands on light and dark alike. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <Mark />
      {brand.name}
    </span>
  )
}
