import type { ReactNode } from 'react'
import styles from './Stack.module.css'

/** Things under each other with the distance a form needs (`form`, the default) or a text needs. */
export function Stack({ gap = 'form', children }: { gap?: 'form' | 'text' | 'section'; children: ReactNode }) {
  return (
    <div className={styles.stack} data-gap={gap}>
      {children}
    </div>
  )
}
