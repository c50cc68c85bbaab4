import { hasFlag } from 'country-flag-icons'
import { Flag } from '#ui/Flag.tsx'
import { GlobeIcon } from '#ui/icons.tsx'

/** The flag of the country after the underscore of a language's code; a globe where that is no country. */
export function LanguageFlag({ language }: { language: string }) {
  const country = language.split('_')[1] ?? ''
  return hasFlag(country) ? <Flag country={country} /> : <GlobeIcon />
}
