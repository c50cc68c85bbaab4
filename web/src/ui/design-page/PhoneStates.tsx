import { getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile'
import { useState } from 'react'
import { CountryList } from '#ui/CountryList.tsx'
import { CountrySelect } from '#ui/CountrySelect.tsx'
import { Field } from '#ui/Field.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { Specimen } from './Specimen.tsx'

const names = new Intl.DisplayNames('es', { type: 'region' })
const countries = getCountries()
  .map(code => ({ code, name: names.of(code) ?? code, dialCode: getCountryCallingCode(code) }))
  .sort((a, b) => a.name.localeCompare(b.name, 'es'))

function Phone({ label, error, valid, start }: { label: string; error?: string; valid?: boolean; start: string }) {
  const [country, setCountry] = useState('ES')
  const [number, setNumber] = useState(start)
  return (
    <Field label={label} error={error} valid={valid}>
      <CountrySelect
        value={country}
        onChange={setCountry}
        countries={countries}
        label="País"
        filterLabel="Busca un país"
        noMatch="Ningún país se llama así."
        countText={count => `${count} países`}
        list={CountryList}
      />
      <TextInput type="tel" inputMode="tel" autoComplete="tel-national" value={number} onChange={setNumber} />
    </Field>
  )
}

export function PhoneStates() {
  return (
    <Specimen title="Phone" columns>
      <Phone label="Móvil" start="" />
      <Phone label="Móvil corto" start="612 34" error="Número demasiado corto." />
      <Phone label="Móvil bueno" start="612 345 678" valid />
    </Specimen>
  )
}
