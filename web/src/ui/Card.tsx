import type { ComponentProps } from 'react'
import styles from './Card.module.css'

export interface CardProps extends Omit<ComponentProps<'section'>, 'className'> {
  /** `raised`: the active one, white with a soft shadow. `folded`: finished, calm and small. `ahead`: not reached yet. */
  look?: 'raised' | 'folded' | 'ahead'
}

/** A card for one topic. Name it with `aria-labelledby`. */
export function Card({ look = 'raised', ...rest }: CardProps) {
  return <section {...rest} className={styles.card} data-look={look} />
}
