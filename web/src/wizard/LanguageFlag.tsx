import { Flag } from '#ui/Flag.tsx'
import { GlobeIcon } from '#ui/icons.tsx'

/** The flag of the country after the underscore of a language's code; a globe where that is no country. */
export function LanguageFlag({ language }: { language: string }) {
  const country = language.split('_')[1] ?? ''
  return isCountry(country) ? <Flag country={country} /> : <GlobeIcon />
}

function isCountry(code: string): boolean {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return /^[A-Z]{2}$/.test(code) && names.of(code) !== undefined
}
