import { useEffect, useRef, useState } from 'react'
import type { PhoneCountry } from '#domain/phone-rules.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { useLazyModule } from '#integrations/useLazyModule.ts'
import control from '#ui/control.module.css'
import { Flag, VisuallyHidden } from '#ui/elements.tsx'
import { useFieldControl } from '#ui/Field.tsx'
import { bringIntoSight } from '#ui/focus.ts'
import { ChevronDownIcon } from '#ui/icons.tsx'
import { MissingPart } from '#ui/MissingPart.tsx'
import styles from './CountrySelect.module.css'

interface Props {
  value: string
  onChange: (code: string) => void
  /** In the order to show. While they load, the chosen one alone is enough. */
  countries: readonly PhoneCountry[]
}

const loadList = () => import('./CountryList.tsx')

/** Flag and dial code while closed; names too while open. Precedes the number inside a `<Field>` and shows its state. */
export function CountrySelect({ value, onChange, countries }: Props) {
  const t = useTranslate()
  const field = useFieldControl()
  const [isWanted, setIsWanted] = useState(false)
  const list = useLazyModule(loadList, isWanted)
  const isOpen = isWanted && list.status === 'ready'
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const chosen = countries.find(country => country.code === value)

  useEffect(() => {
    if (!isOpen) return
    if (panel.current) bringIntoSight(panel.current)
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setIsWanted(false)
    }
    const listening = new AbortController()
    for (const kind of ['pointerdown', 'focusin'])
      document.addEventListener(kind, closeOutside, { signal: listening.signal })
    return () => listening.abort()
  }, [isOpen])

  const close = () => {
    setIsWanted(false)
    opener.current?.focus()
  }
  return (
    <div className={styles.root} ref={root}>
      <button
        type="button"
        ref={opener}
        className={`${control.control} ${styles.opener}`}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        data-invalid={field?.['aria-invalid']}
        data-valid={field?.isValid || undefined}
        onClick={() => setIsWanted(!isOpen)}
      >
        <VisuallyHidden>{`${t('account.country')}: ${chosen?.name ?? value}`}</VisuallyHidden>
        <Flag country={value} />
        {chosen && <span className={styles.dial}>{`+${chosen.dialCode}`}</span>}
        <ChevronDownIcon />
      </button>
      {isOpen && (
        <div className={styles.panel} ref={panel}>
          <list.content.CountryList
            countries={countries}
            chosen={value}
            onClose={close}
            onChoose={code => {
              onChange(code)
              close()
            }}
          />
        </div>
      )}
      {list.status === 'missing' && <MissingPart onRetry={list.retry} onClose={() => setIsWanted(false)} />}
    </div>
  )
}
