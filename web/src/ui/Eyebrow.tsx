import type { ReactNode } from 'react'
import styles from './Eyebrow.module.css'

/** The small spaced capitals above a title: PASO 3 DE 4. A `span` where it belongs to the title itself. */
export function Eyebrow({ as: Tag = 'p', children }: { as?: 'p' | 'span'; children: ReactNode }) {
  return <Tag className={styles.eyebrow}>{children}</Tag>
}
