import { memo } from 'react'
import styles from './CountryList.module.css'
import { Flag } from './Flag.tsx'
import type { Country } from './matching-countries.ts'

interface CountryOptionProps {
  country: Country
  id: string
  isChosen: boolean
  isActive: boolean
}

/** One line of the open country list; it re-renders only when it changes itself, so that arrow keys stay fast. */
export const CountryOption = memo(function CountryOption({ country, id, isChosen, isActive }: CountryOptionProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      className={styles.option}
      aria-selected={isChosen}
      data-code={country.code}
      data-active={isActive || undefined}
    >
      <Flag country={country.code} />
      <span className={styles.name}>{country.name}</span>
      <span className={styles.dial}>+{country.dialCode}</span>
    </div>
  )
})
