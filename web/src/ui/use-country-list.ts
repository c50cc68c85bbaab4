import { type KeyboardEvent, useId, useMemo, useState } from 'react'
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
  /** By the arrow keys; until then the chosen country is pointed at, and after a letter the first that matches. */
  const [pointed, setPointed] = useState<string | null>(null)
  const listId = useId()
  const left = useMemo(() => matchingCountries(countries, typed), [countries, typed])
  const wanted = pointed ?? (typed.trim() ? left[0]?.code : chosen)
  const at = Math.max(
    0,
    left.findIndex(country => country.code === wanted),
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
      setPointed(null)
    },
    press(event: KeyboardEvent) {
      const move = moves[event.key]
      // While a keyboard composes, the keys are its own.
      if (!move || event.nativeEvent.isComposing) return
      event.preventDefault()
      event.stopPropagation()
      move()
    },
  }
}
