import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Text, useTranslate } from '#i18n/Text.tsx'
import styles from './Dialog.module.css'
import { CloseIcon } from './icons.tsx'

export interface DialogProps {
  /** Escape, the cross and a press outside all ask for this; the owner then takes the dialog away. */
  onClose: () => void
  title: ReactNode
  subtitle?: ReactNode
  /** 300–600 px wide, or `wide` for legal documents. */
  size?: 'regular' | 'wide'
  actions?: ReactNode
  children?: ReactNode
}

/** A native modal dialog, open while it is there: the browser keeps focus inside; on closing, focus goes back to what opened it. */
export function Dialog({ onClose, title, subtitle, size = 'regular', actions, children }: DialogProps) {
  const t = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()

  useEffect(() => {
    const opener = document.activeElement
    const shown = dialog.current
    shown?.showModal()
    heading.current?.focus()
    return () => {
      shown?.close()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={`${id}-title`}
      aria-describedby={subtitle ? `${id}-subtitle` : undefined}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={event => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.header}>
          <h2 className={styles.title} id={`${id}-title`} ref={heading} tabIndex={-1}>
            <Text>{title}</Text>
          </h2>
          <button type="button" className={styles.close} data-disc aria-label={t('dialog.close')} onClick={onClose}>
            <CloseIcon />
          </button>
          {subtitle && (
            <p className={styles.subtitle} id={`${id}-subtitle`}>
              <Text>{subtitle}</Text>
            </p>
          )}
        </div>
        {children && <div className={styles.content}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}
