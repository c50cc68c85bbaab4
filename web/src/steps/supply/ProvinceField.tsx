import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslate } from '#i18n/use-translate.ts'
import { useField } from '#state/useField.ts'
import { Field } from '#ui/Field.tsx'
import { Select } from '#ui/Select.tsx'
import { changeAddressAtom } from './cadastral-units.ts'
import { provinceNamesAtom, provincesAtom } from './provinces.ts'
import { useOriginMark } from './useOriginMark.ts'

/** The province out of the server's list; while that is on its way, and when it fails, out of our own. */
export function ProvinceField() {
  const t = useTranslate()
  const province = useField('province')
  const { status } = useAtomValue(provincesAtom)
  const names = useAtomValue(provinceNamesAtom)
  const change = useSetAtom(changeAddressAtom)
  const mark = useOriginMark('province')
  // What was chosen can be read while the list is on its way, and when it is not in it.
  const known = status === 'loading' ? [] : names
  const chosen = province.value !== '' && !known.includes(province.value) ? [province.value] : []
  const options = [...chosen, ...known]
  return (
    <Field {...province.field} valid={false} mark={mark}>
      <Select
        {...province.input}
        onChange={name => change({ province: name })}
        placeholder={t(status === 'loading' ? 'supply.province.loading' : 'supply.province.choose')}
        options={options.map(name => ({ value: name, label: name }))}
        aria-busy={status === 'loading'}
        autoComplete="address-level1"
      />
    </Field>
  )
}
