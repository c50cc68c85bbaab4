import { type ReactNode, useId } from 'react'
import { Eyebrow } from '#ui/elements.tsx'
import styles from './panel.module.css'

interface GroupProps {
  title: string
  action?: ReactNode
  isChosen?: boolean
  /** List items. */
  children: ReactNode
}

/** A titled card of scenarios or values. */
export function Group({ title, action, isChosen, children }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={styles.between}>
        <h2 id={id}>
          <Eyebrow as="span">{title}</Eyebrow>
        </h2>
        {action}
      </div>
      <ul className={`${styles.card} ${styles.group}`} data-chosen={isChosen}>
        {children}
      </ul>
    </section>
  )
}
