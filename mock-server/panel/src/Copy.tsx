import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { CheckIcon } from '#ui/icons.tsx'
import { CopyIcon, LinkIcon } from './icons.tsx'
import { useTexts } from './language.ts'
import styles from './panel.module.css'

const shownMs = 2000

/** Copies a text and says so: a button with words, or else the text itself. */
export function Copy({ text, children }: { text: string; children?: string }) {
  const { t } = useTexts()
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), shownMs)
  }
  if (children)
    return (
      <Button iconStart={isCopied ? <CheckIcon /> : <LinkIcon />} onClick={copy}>
        {isCopied ? t('copied') : children}
      </Button>
    )
  return (
    <button type="button" className={styles.value} aria-label={t('copy', { value: text })} onClick={copy}>
      <code>{text}</code>
      {isCopied ? <CheckIcon /> : <CopyIcon />}
    </button>
  )
}
