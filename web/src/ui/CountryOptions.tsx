import { memo } from 'react'
import styles from './CountryList.module.css'
import { Flag } from './Flag.tsx'
import type { Country } from './matching-countries.ts'

interface CountryOptionsProps {
  countries: readonly Country[]
  chosen: string
  listId: string
}

/** The id of a country's option, which the filter points at. */
export function optionId(listId: string, code: string): string {
  return `${listId}-${code}`
}

/**
 * The lines of the open country list. They re-render only for another set of countries: a typed letter and an arrow key must not visit 250
 * components (see `useActiveOption`).
 */
export const CountryOptions = memo(function CountryOptions({ countries, chosen, listId }: CountryOptionsProps) {
  return countries.map(country => (
    <Option
      key={country.code}
      country={country}
      id={optionId(listId, country.code)}
      isChosen={country.code === chosen}
    />
  ))
})

interface OptionProps {
  country: Country
  id: string
  isChosen: boolean
}

const Option = memo(function Option({ country, id, isChosen }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      className={styles.option}
      aria-selected={isChosen}
      data-code={country.code}
    >
      <Flag country={country.code} />
      <span className={styles.name}>{country.name}</span>
      <span className={styles.dial}>{`+${country.dialCode}`}</span>
    </div>
  )
})
