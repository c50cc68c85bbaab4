import type { ComponentProps } from 'react'
import styles from './Card.module.css'

/** A card for one topic, white with a soft shadow. Name it with `aria-labelledby`. */
export function Card(props: Omit<ComponentProps<'section'>, 'className'>) {
  return <section {...props} className={styles.card} />
}
