import { type KeyboardEvent, useId, useState } from 'react'
import { type Country, matchingCountries } from './matching-countries.ts'

const pageOfOptions = 8

/** The open list's state: what is typed, which countries are left, which one Enter would choose. */
export function useCountryList(
  countries: readonly Country[],
  chosen: string,
  choose: (code: string) => void,
  close: () => void,
) {
  const [typed, setTyped] = useState('')
  const [pointed, setPointed] = useState(chosen)
  const listId = useId()
  const left = matchingCountries(countries, typed)
  const at = Math.max(
    0,
    left.findIndex(country => country.code === pointed),
  )
  const active = left[at]

  const pointAt = (index: number) => {
    const country = left[Math.min(Math.max(index, 0), left.length - 1)]
    if (country) setPointed(country.code)
  }

  const moves: Record<string, () => void> = {
    ArrowDown: () => pointAt(at + 1),
    ArrowUp: () => pointAt(at - 1),
    PageDown: () => pointAt(at + pageOfOptions),
    PageUp: () => pointAt(at - pageOfOptions),
    Enter: () => active && choose(active.code),
    Escape: close,
  }

  return {
    left,
    active,
    listId,
    typed,
    type(text: string) {
      setTyped(text)
      const first = matchingCountries(countries, text)[0]
      setPointed(text.trim() && first ? first.code : chosen)
    },
    press(event: KeyboardEvent) {
      const move = moves[event.key]
      if (!move) return
      event.preventDefault()
      event.stopPropagation()
      move()
    },
  }
}
