import { useState } from 'react'
import { Flag } from '#ui/Flag.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'

export function LanguageStates() {
  const [language, setLanguage] = useState('es_ES')
  return (
    <SegmentedControl
      label="Idioma"
      value={language}
      onChange={setLanguage}
      segments={[
        { value: 'es_ES', label: 'Español', shortLabel: 'ES', icon: <Flag country="ES" />, lang: 'es' },
        { value: 'en_GB', label: 'English', shortLabel: 'EN', icon: <Flag country="GB" />, lang: 'en' },
      ]}
    />
  )
}
