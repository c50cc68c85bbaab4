import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import styles from './CountryList.module.css'
import { Flag, VisuallyHidden } from './elements.tsx'
import { SearchIcon } from './icons.tsx'
import { type Country, matchingCountries } from './matching-countries.ts'

export interface CountryListProps {
  countries: readonly Country[]
  chosen: string
  onChoose: (code: string) => void
  onClose: () => void
  filterLabel: string
  noMatch: string
  /** How many are left, announced after typing: "12 países". */
  countText: (count: number) => string
}

const pageOfOptions = 8

/** The open part of `CountrySelect`: a filter that keeps the focus, and below it the list it points into. */
export function CountryList(props: CountryListProps) {
  const { countries, chosen, onChoose, onClose, filterLabel, noMatch, countText } = props
  const [typed, setTyped] = useState('')
  /** Set by the arrow keys. Before that the chosen country is active, and after a letter the first that matches. */
  const [pointed, setPointed] = useState<string | null>(null)
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)

  const left = matchingCountries(countries, typed)
  const wanted = pointed ?? (typed.trim() ? left[0]?.code : chosen)
  const at = Math.max(
    0,
    left.findIndex(({ code }) => code === wanted),
  )
  const active = left[at]?.code
  const optionId = (code: string) => `${listId}-${code}`

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
    Enter: () => active && onChoose(active),
    Escape: onClose,
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
          ref={focusWithoutScrolling}
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active)}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          className={styles.input}
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
            id={optionId(code)}
            role="option"
            tabIndex={-1}
            className={styles.option}
            aria-selected={code === chosen}
            data-active={code === active || undefined}
            onMouseDown={event => event.preventDefault()}
            onClick={() => onChoose(code)}
            onKeyDown={press}
          >
            <Flag country={code} />
            <span className={styles.name}>{name}</span>
            <span className={styles.dial}>{`+${dialCode}`}</span>
          </div>
        ))}
      </div>
      {left.length === 0 && <p className={styles.nothing}>{noMatch}</p>}
      <VisuallyHidden>
        <span role="status">{typed && countText(left.length)}</span>
      </VisuallyHidden>
    </>
  )
}

function focusWithoutScrolling(input: HTMLInputElement | null) {
  input?.focus({ preventScroll: true })
}
