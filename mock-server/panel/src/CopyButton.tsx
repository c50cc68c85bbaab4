import { type ReactNode, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { CheckIcon } from '#ui/icons.tsx'
import { CopyIcon } from './icons.tsx'
import { useTexts } from './language.ts'
import styles from './panel.module.css'

const shownMs = 2000

function useCopy(text: string) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), shownMs)
  }
  return { isCopied, copy }
}

/** Copies a text, such as a link, and says so. */
export function CopyButton({ text, icon, children }: { text: string; icon: ReactNode; children: ReactNode }) {
  const { t } = useTexts()
  const { isCopied, copy } = useCopy(text)
  return (
    <Button iconStart={isCopied ? <CheckIcon /> : icon} onClick={copy}>
      {isCopied ? t('copied') : children}
    </Button>
  )
}

/** A value to type, and the button that copies it. */
export function CopyValue({ value }: { value: string }) {
  const { t } = useTexts()
  const { isCopied, copy } = useCopy(value)
  return (
    <button type="button" className={styles.value} aria-label={t('copy', { value })} onClick={copy}>
      <code>{value}</code>
      {isCopied ? <CheckIcon /> : <CopyIcon />}
    </button>
  )
}
