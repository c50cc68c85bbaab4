import { type ReactNode, useId } from 'react'
import { Card } from '#ui/Card.tsx'
import styles from './DesignPage.module.css'

/** One sheet of the design page. `columns` sets its contents side by side where there is room. */
export function Specimen({ title, columns, children }: { title: string; columns?: boolean; children: ReactNode }) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {title}
      </h2>
      <div className={columns ? styles.columns : styles.rows}>{children}</div>
    </Card>
  )
}
