import { type RefObject, useEffect, useRef } from 'react'
import { useTranslate } from '#i18n/use-translate.ts'
import { Button } from './Button.tsx'
import styles from './MissingPart.module.css'
import { Notice } from './Notice.tsx'

interface Props {
  onRetry: () => void
  /** The customer does without it. */
  onClose: () => void
}

/** A part of the page that the customer asked for cannot be had: says so at the screen's lower edge, wherever they are. */
export function MissingPart({ onRetry, onClose }: Props) {
  const t = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  useTopLayer(place)
  const returnFocus = useReturnFocus()
  const press = (then: () => void) => () => {
    returnFocus()
    then()
  }
  const actions = (
    <>
      <Button onClick={press(onRetry)}>{t('wizard.retry')}</Button>
      <Button variant="quiet" onClick={press(onClose)}>
        {t('wizard.close')}
      </Button>
    </>
  )
  return (
    <div className={styles.place} ref={place} popover="manual">
      <Notice tone="error" isNews actions={actions}>
        {t('wizard.partMissing')}
      </Notice>
    </div>
  )
}

/** Over everything, and placed by the screen: within a container it would be placed by that. */
function useTopLayer(place: RefObject<HTMLElement | null>) {
  useEffect(() => place.current?.showPopover?.(), [place])
}

/** The focus goes back to where it was: the button pressed here goes away with the message. */
function useReturnFocus() {
  const opener = useRef<Element>(null)
  useEffect(() => {
    opener.current = document.activeElement
  }, [])
  return () => opener.current instanceof HTMLElement && opener.current.focus()
}
