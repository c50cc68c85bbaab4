import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { phoneRawMaxCharacters } from '#domain/limits.ts'
import { isSpanishLandline, normalisePhone, spainCallingCode } from '#domain/phone.ts'
import { useLanguage } from '#i18n/Text.tsx'
import { changeFieldsAtom } from '#state/field.ts'
import { useField } from '#state/useField.ts'
import { Field } from '#ui/Field.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { Suggestion } from '../Repair.tsx'
import { useLateRules } from '../useLateRules.ts'
import { CountrySelect } from './CountrySelect.tsx'
import { phoneRules } from './step.ts'

/** The mobile number with its country. A number that names its own country, pasted or filled in, selects that country. */
export function PhoneField() {
  const { t, htmlLang } = useLanguage()
  const rules = useLateRules(phoneRules)
  const phone = useField('phoneNumber')
  const country = useField('phoneCountryCode')
  const changeFields = useSetAtom(changeFieldsAtom)
  // Until the numbering plans are loaded, only Spain can be chosen. Its name is a text, because the first use of `Intl` is slow.
  const countries = useMemo(
    () =>
      rules?.phoneCountries(htmlLang) ?? [{ code: 'ES', name: t('account.country.ES'), dialCode: spainCallingCode }],
    [rules, htmlLang, t],
  )

  function read(typed: string) {
    const number =
      typed.length > phoneRawMaxCharacters ? typed.slice(0, phoneRawMaxCharacters + 1) : normalisePhone(typed)
    return rules?.followOwnCountry(number, country.value) ?? { number, country: country.value }
  }
  function change(typed: string) {
    const followed = read(typed)
    if (followed.country === country.value) phone.change(followed.number)
    else changeFields({ phoneNumber: followed.number, phoneCountryCode: followed.country })
  }

  // A browser may have filled in the number before the rules were loaded.
  const followLate = useEffectEvent(() => {
    if (phone.input.value.startsWith('+')) change(phone.input.value)
  })
  useEffect(() => {
    if (rules) followLate()
  }, [rules])

  return (
    <>
      <Field
        {...phone.field}
        errorHelp={isSpanishLandline(phone.value, country.value) && t('account.phone.landline')}
        hint={t('account.phone.hint')}
      >
        <CountrySelect
          value={country.value}
          onChange={code => {
            country.change(code)
            phone.leave()
          }}
          countries={countries}
        />
        <TextInput
          {...phone.input}
          normalise={typed => read(typed).number}
          onChange={(_number, typed) => change(typed)}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
        />
      </Field>
      <Suggestion field="phoneNumber" value={rules?.suggestPhone(phone.value, country.value) ?? null} />
    </>
  )
}
