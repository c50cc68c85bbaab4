import { type MouseEvent, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { afterNextPaint } from './after-next-paint.ts'
import styles from './CountryList.module.css'
import { CountryOptions, optionId } from './CountryOptions.tsx'
import { SearchIcon } from './icons.tsx'
import { type Country, prepareMatching } from './matching-countries.ts'
import { rowsBefore, useActiveOption } from './use-active-option.ts'
import { useCountryList } from './use-country-list.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface CountryListProps {
  /** Until then only the first rows are made ready. */
  isShown: boolean
  countries: readonly Country[]
  chosen: string
  onChoose: (code: string) => void
  onClose: () => void
  filterLabel: string
  noMatch: string
  /** How many are left, announced after typing: "12 países". */
  countText: (count: number) => string
}

/** The open part of `CountrySelect`: a filter that keeps the focus, and below it the list it points into. */
export function CountryList(props: CountryListProps) {
  const { isShown, countries, chosen, onChoose, onClose, filterLabel, noMatch, countText } = props
  const list = useCountryList(countries, chosen, onChoose, onClose)
  const filter = useRef<HTMLInputElement>(null)
  const options = useRef<HTMLDivElement>(null)
  const activeCode = list.active?.code
  const activeId = activeCode && optionId(list.listId, activeCode)

  const press = (event: MouseEvent<HTMLElement>) => {
    const option = (event.target as Element).closest<HTMLElement>('[data-code]')
    if (option?.dataset.code) onChoose(option.dataset.code)
  }

  useLayoutEffect(() => filter.current?.focus({ preventScroll: true }), [])

  useEffect(() => afterNextPaint(() => prepareMatching(countries)), [countries])

  // The first paint holds the countries around the chosen one; the others follow after it.
  const [first] = useState(() => around(countries, chosen))
  const shown = useDeferredValue(isShown ? list.left : first, first)
  // While letters are typed the list follows later, and where it is scrolled with it.
  const isWaiting = list.typed !== '' && shown !== list.left
  useActiveOption(options, isWaiting ? undefined : activeId, shown)

  return (
    <>
      <label className={styles.filter} htmlFor={`${list.listId}-filter`}>
        {filterLabel}
      </label>
      <div className={styles.search}>
        <SearchIcon />
        <input
          id={`${list.listId}-filter`}
          ref={filter}
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={list.listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          className={styles.input}
          value={list.typed}
          onChange={event => list.type(event.target.value)}
          onKeyDown={list.press}
        />
      </div>
      <div
        className={styles.list}
        id={list.listId}
        ref={options}
        role="listbox"
        tabIndex={-1}
        aria-label={filterLabel}
        data-complete={shown !== first || undefined}
        onMouseDown={event => event.preventDefault()}
        onClick={press}
        onKeyDown={list.press}
      >
        <CountryOptions countries={shown} chosen={chosen} listId={list.listId} />
      </div>
      {list.left.length === 0 && <p className={styles.nothing}>{noMatch}</p>}
      <VisuallyHidden>
        <span role="status">{list.typed && countText(list.left.length)}</span>
      </VisuallyHidden>
    </>
  )
}

const rowsAtFirst = 7

function around(countries: readonly Country[], chosen: string): readonly Country[] {
  const at = countries.findIndex(country => country.code === chosen)
  const start = Math.max(0, at - rowsBefore)
  return countries.slice(start, start + rowsAtFirst)
}
