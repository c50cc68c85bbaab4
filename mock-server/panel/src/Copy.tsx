import { type ReactNode, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { CheckIcon } from '#ui/icons.tsx'
import { CopyIcon } from './icons.tsx'
import { useTexts } from './language.ts'
import styles from './panel.module.css'

const shownMs = 2000

/** Copies a text and says so: a button with words, or else the text itself. */
export function Copy({
  text,
  icon = <CopyIcon />,
  children,
}: {
  text: string
  icon?: ReactNode
  children?: ReactNode
}) {
  const { t } = useTexts()
  const [isCopied, setIsCopied] = useState(false)
  const shownIcon = isCopied ? <CheckIcon /> : icon
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), shownMs)
  }
  if (children)
    return (
      <Button iconStart={shownIcon} onClick={copy}>
        {isCopied ? t('copied') : children}
      </Button>
    )
  return (
    <button type="button" className={styles.value} aria-label={t('copy', { value: text })} onClick={copy}>
      <code>{text}</code>
      {shownIcon}
    </button>
  )
}
