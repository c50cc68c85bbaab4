import type { CSSProperties, ReactNode } from 'react'
import styles from './Row.module.css'

export interface RowProps {
  /** Grid columns, such as "3fr 1fr". Default: two alike. */
  columns?: string
  /** The same at 768 px and below. Default: one column. */
  phoneColumns?: string
  children: ReactNode
}

/** Fields beside each other, their inputs on one line even when only one of them has a hint. */
export function Row({ columns, phoneColumns, children }: RowProps) {
  const style = { '--columns': columns, '--phone-columns': phoneColumns } as CSSProperties
  return (
    <div className={styles.row} data-stacks={!phoneColumns || undefined} style={style}>
      {children}
    </div>
  )
}
