import { brand } from '#brand/brand.ts'
import styles from './Logo.module.css'
import { Mark } from './Mark.tsx'

/** The mark and the brand's name, in the colour of the surrounding text. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <Mark />
      {brand.name}
    </span>
  )
}
