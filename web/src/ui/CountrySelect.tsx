import { Activity, type ComponentType, startTransition, useEffect, useRef, useState } from 'react'
import { afterNextPaint } from './after-next-paint.ts'
import { bringIntoSight } from './bring-into-sight.ts'
import type { CountryListProps } from './CountryList.tsx'
import styles from './CountrySelect.module.css'
import control from './control.module.css'
import { Flag } from './Flag.tsx'
import { useFieldControl } from './field-context.ts'
import { ChevronDownIcon } from './icons.tsx'
import type { Country } from './matching-countries.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

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
  /** `CountryList`, loaded when somebody opens it. Undefined while it is loading; the select opens once it is loaded. */
  list: ComponentType<CountryListProps> | undefined
  /** The customer wants to open a list that is not loaded yet. */
  onMissing?: () => void
}

/** Flag and dial code while closed; names too while open. Stands before the number inside a `<Field>` and shows its state. */
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
  // While a finger is down the list's first rows are made ready, which takes a phone 40 ms; they show when it lifts.
  const [state, setState] = useState<'closed' | 'pressed' | 'open'>('closed')
  const isOpen = state === 'open' && CountryList !== undefined
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const chosen = countries.find(country => country.code === value)

  useEffect(() => {
    if (!isOpen) return
    // Its first picture need not be where all of it is in sight.
    afterNextPaint(() => panel.current && bringIntoSight(panel.current))
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setState('closed')
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [isOpen])

  const close = () => {
    setState('closed')
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
        onPointerDown={() => startTransition(() => setState(now => (now === 'closed' ? 'pressed' : now)))}
        onClick={() => {
          if (!CountryList) onMissing?.()
          setState(isOpen ? 'closed' : 'open')
        }}
      >
        <VisuallyHidden>{`${label}: ${chosen?.name ?? value}`}</VisuallyHidden>
        <Flag country={value} />
        {chosen && <span className={styles.dial}>{`+${chosen.dialCode}`}</span>}
        <ChevronDownIcon />
      </button>
      {CountryList && state !== 'closed' && (
        <Activity mode={isOpen ? 'visible' : 'hidden'}>
          <div className={styles.panel} ref={panel}>
            <CountryList
              {...texts}
              isShown={isOpen}
              countries={countries}
              chosen={value}
              onClose={close}
              onChoose={code => {
                onChange(code)
                close()
              }}
            />
          </div>
        </Activity>
      )}
    </div>
  )
}
