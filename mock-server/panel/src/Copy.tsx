import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { CheckIcon, icon } from '#ui/icons.tsx'
import { t } from './language.ts'

const CopyIcon = icon('M7 7V3.5h9.5V13H13M3.5 7H13v9.5H3.5z')
const shownMs = 2000

/** Copies a text and says so: a button with words, or else the text itself. */
export function Copy({ text, children }: { text: string; children?: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), shownMs)
  }
  return (
    <Button
      variant={children ? 'secondary' : 'link'}
      iconEnd={isCopied ? <CheckIcon /> : <CopyIcon />}
      aria-label={children || isCopied ? undefined : t('copy', { value: text })}
      onClick={copy}
    >
      {isCopied ? t('copied') : (children ?? <code>{text}</code>)}
    </Button>
  )
}
