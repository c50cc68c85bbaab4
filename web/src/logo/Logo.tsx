import { brand } from '#brand/brand.ts'
import { Text } from '#i18n/Text.tsx'
import styles from './Logo.module.css'
import { Mark } from './Mark.tsx'

/** The mark and the brand's name, in the colour of the surrounding text. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <Mark />
      <Text>{brand.name}</Text>
    </span>
  )
}
