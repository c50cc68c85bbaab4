import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { fold } from '#domain/normalise.ts'
import type { PhoneCountry } from '#domain/phone-rules.ts'
import { useTranslate } from '#i18n/Text.tsx'
import control from '#ui/control.module.css'
import { Flag, LiveRegion, VisuallyHidden } from '#ui/elements.tsx'
import { useFieldControl } from '#ui/Field.tsx'
import { useInSight } from '#ui/focus.ts'
import { ChevronDownIcon, SearchIcon } from '#ui/icons.tsx'
import styles from './CountrySelect.module.css'

interface Props {
  value: string
  onChange: (code: string) => void
  /** In the order to show. While they load, the chosen one alone is enough. */
  countries: readonly PhoneCountry[]
}

/** Flag and dial code while closed; names too while open. Precedes the number inside a `<Field>` and shows its state. */
export function CountrySelect({ value, onChange, countries }: Props) {
  const t = useTranslate()
  const field = useFieldControl()
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useInSight<HTMLDivElement>(isOpen || null, { takesFocus: true })
  const chosen = countries.find(country => country.code === value)

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    const listening = new AbortController()
    for (const kind of ['pointerdown', 'focusin'])
      document.addEventListener(kind, closeOutside, { signal: listening.signal })
    return () => listening.abort()
  }, [isOpen])

  const close = (code?: string) => {
    if (code) onChange(code)
    setOpen(false)
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
        onClick={() => setOpen(!isOpen)}
      >
        <VisuallyHidden>{`${t('account.country')}: ${chosen?.name ?? value}`}</VisuallyHidden>
        <Flag country={value} />
        {chosen && <span className={styles.dial}>{`+${chosen.dialCode}`}</span>}
        <ChevronDownIcon />
      </button>
      {isOpen && (
        <div className={styles.panel} ref={panel}>
          <CountryList countries={countries} value={value} onClose={close} />
        </div>
      )}
    </div>
  )
}

const pageOfOptions = 8

/** The open part of `CountrySelect`: a filter that keeps the focus, and below it the list it points into. */
function CountryList({ countries, value, onClose }: Omit<Props, 'onChange'> & { onClose: (code?: string) => void }) {
  const t = useTranslate()
  const filterLabel = t('account.country.search')
  const [typed, setTyped] = useState('')
  /** Set by the arrow keys. Before that the chosen country is active, and after a letter the first that matches. */
  const [pointed, setPointed] = useState<string | null>(null)
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)

  const left = matchingCountries(countries, typed)
  const wanted = pointed ?? (typed.trim() ? undefined : value)
  const found = left.findIndex(({ code }) => code === wanted)
  const at = Math.max(0, found)
  const active = left[at]?.code

  // Not `scrollIntoView`, which moves the page as well.
  useLayoutEffect(() => {
    const box = list.current
    const option = box?.children[at]
    if (!box || !(option instanceof HTMLElement)) return
    const top = option.offsetTop - box.offsetTop
    box.scrollTop = Math.min(Math.max(box.scrollTop, top + option.offsetHeight - box.clientHeight), top)
  }, [at])

  const pointAt = (index: number) => setPointed(left[Math.min(Math.max(index, 0), left.length - 1)]?.code ?? null)
  const moves: Record<string, () => void> = {
    ArrowDown: () => pointAt(at + 1),
    ArrowUp: () => pointAt(at - 1),
    PageDown: () => pointAt(at + pageOfOptions),
    PageUp: () => pointAt(at - pageOfOptions),
    Enter: () => active && onClose(active),
    Escape: () => onClose(),
  }
  const press = (event: KeyboardEvent) => {
    const move = moves[event.key]
    // While text is composed, the keys belong to the input method.
    if (!move || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    move()
  }

  return (
    <>
      <label className={styles.filter} htmlFor={`${listId}-filter`}>
        {filterLabel}
      </label>
      <div className={styles.search}>
        <SearchIcon />
        <input
          id={`${listId}-filter`}
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && `${listId}-${active}`}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          value={typed}
          onChange={event => {
            setTyped(event.target.value)
            setPointed(null)
          }}
          onKeyDown={press}
        />
      </div>
      <div className={styles.list} id={listId} ref={list} role="listbox" tabIndex={-1} aria-label={filterLabel}>
        {left.map(({ code, name, dialCode }) => (
          <div
            key={code}
            id={`${listId}-${code}`}
            role="option"
            tabIndex={-1}
            className={styles.option}
            aria-selected={code === value}
            data-active={code === active || undefined}
            onMouseDown={event => event.preventDefault()}
            onClick={() => onClose(code)}
            onKeyDown={press}
          >
            <Flag country={code} />
            <span className={styles.name}>{name}</span>
            <span className={styles.dial}>{`+${dialCode}`}</span>
          </div>
        ))}
      </div>
      {left.length === 0 && <p className={styles.nothing}>{t('account.country.none')}</p>}
      <LiveRegion message={typed && t('account.country.count', { count: left.length })} />
    </>
  )
}

const plain = (text: string) => fold(text).replace(/[\s(-]+/g, ' ')

/** The countries that typed characters may mean, by a word of the name, dial code or letters; names that begin so come first. */
export function matchingCountries(countries: readonly PhoneCountry[], typed: string): readonly PhoneCountry[] {
  if (!typed.trim()) return countries
  const query = plain(typed.trim())
  const digits = query.replace(/^(\+|00)/, '')
  const isDialCode = /^\d+$/.test(digits)
  const rank = ({ code, name, dialCode }: PhoneCountry) => {
    // Each word follows a blank.
    const words = ` ${plain(name)}`
    if (words.startsWith(query, 1)) return 0
    if (words.includes(` ${query}`)) return 1
    return code === query || (isDialCode && dialCode.startsWith(digits)) ? 2 : 3
  }
  return [0, 1, 2].flatMap(wanted => countries.filter(country => rank(country) === wanted))
}
