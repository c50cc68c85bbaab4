import type { ReactNode } from 'react'
import { Logo } from '#logo/Logo.tsx'
import { CloseIcon } from '#ui/icons.tsx'
import styles from './PageHeader.module.css'

interface Props {
  children?: ReactNode
  closeLabel?: string
  onClose?: (() => void) | undefined
  /** The wizard has the way out on wide screens only, as specified. */
  isWizard?: boolean
}

/** The head of every page: the logo, and what else it can offer. */
export function PageHeader({ children, closeLabel, onClose, isWizard }: Props) {
  return (
    <header className={styles.header} data-row data-wizard={isWizard}>
      <Logo />
      {children}
      {onClose && (
        <button
          type="button"
          className={styles.close}
          data-disc
          data-unprinted
          aria-label={closeLabel}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      )}
    </header>
  )
}
