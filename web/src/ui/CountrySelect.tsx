import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { Country, CountryListProps } from './CountryList.tsx'
import styles from './CountrySelect.module.css'
import control from './control.module.css'
import { Flag, VisuallyHidden } from './elements.tsx'
import { useFieldControl } from './Field.tsx'
import { bringIntoSight } from './focus.ts'
import { ChevronDownIcon } from './icons.tsx'

export interface CountrySelectProps {
  /** The chosen two-letter code. */
  value: string
  onChange: (code: string) => void
  /** In the order to show; sorting by name is the caller's. While they load, the chosen one alone is enough. */
  countries: readonly Country[]
  /** "País": what is being chosen. */
  label: string
  filterLabel: string
  noMatch: string
  countText: (count: number) => string
  /** `CountryList`, loaded on the first opening. The select opens once it is loaded. */
  list: ComponentType<CountryListProps> | undefined
  /** The customer wants to open a list that is not loaded yet. */
  onMissing?: () => void
}

/** Flag and dial code while closed; names too while open. Precedes the number inside a `<Field>` and shows its state. */
export function CountrySelect({
  value,
  onChange,
  countries,
  label,
  list: CountryList,
  onMissing,
  ...texts
}: CountrySelectProps) {
  const field = useFieldControl()
  const [isWanted, setIsWanted] = useState(false)
  const isOpen = isWanted && CountryList !== undefined
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
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
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
        onClick={() => {
          if (!CountryList) onMissing?.()
          setIsWanted(!isOpen)
        }}
      >
        <VisuallyHidden>{`${label}: ${chosen?.name ?? value}`}</VisuallyHidden>
        <Flag country={value} />
        {chosen && <span className={styles.dial}>{`+${chosen.dialCode}`}</span>}
        <ChevronDownIcon />
      </button>
      {isOpen && (
        <div className={styles.panel} ref={panel}>
          <CountryList
            {...texts}
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
    </div>
  )
}
