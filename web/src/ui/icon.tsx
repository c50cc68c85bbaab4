import type { ReactNode } from 'react'
import styles from './icons.module.css'

/** One style for all icons: a 20 px box, 2 px round strokes, the colour and size of the text beside it. Always decoration. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
      {children}
    </svg>
  )
}

/** Creates an icon component from its SVG content. */
export const icon = (paths: ReactNode) => () => <Icon>{paths}</Icon>
