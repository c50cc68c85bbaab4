import { Flag } from '#ui/elements.tsx'
import { GlobeIcon } from '#ui/icons.tsx'
import styles from './IbanCountry.module.css'
import { ibanRules } from './iban-check.ts'

/** The flag of the account's country; a globe while it has none that can be debited. Decoration: the letters say the same. */
export function IbanCountry({ country }: { country: string | null }) {
  const isKnown = country === 'ES' || (country !== null && ibanRules()?.isSepaCountry(country))
  return (
    <span className={styles.country} data-known={isKnown || undefined}>
      {isKnown && country ? <Flag country={country} /> : <GlobeIcon />}
    </span>
  )
}
