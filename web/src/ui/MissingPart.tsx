import { useEffect, useRef } from 'react'
import { useTranslate } from '#i18n/Text.tsx'
import { Button } from './Button.tsx'
import styles from './MissingPart.module.css'
import { Notice } from './Notice.tsx'

/** Says at the screen's lower edge that a part of the page could not be loaded. */
export function MissingPart({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const t = useTranslate()
  const container = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(null)
  useEffect(() => {
    opener.current = document.activeElement
    // The top layer is above everything, and placed relative to the screen, not to a container.
    container.current?.showPopover?.()
  }, [])
  const press = (then: () => void) => () => {
    // The pressed button disappears with the message.
    if (opener.current instanceof HTMLElement) opener.current.focus()
    then()
  }
  const actions = (
    <>
      <Button onClick={press(onRetry)}>{t('wizard.retry')}</Button>
      <Button onClick={press(onClose)}>{t('wizard.close')}</Button>
    </>
  )
  return (
    <div className={styles.place} ref={container} popover="manual">
      <Notice tone="error" isNews actions={actions}>
        {t('wizard.partMissing')}
      </Notice>
    </div>
  )
}
