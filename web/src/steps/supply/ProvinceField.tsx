import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslate } from '#i18n/use-translate.ts'
import { Field } from '#ui/Field.tsx'
import { Select } from '#ui/Select.tsx'
import { changeAddressAtom } from './cadastral-units.ts'
import { provinceNamesAtom, provincesAtom } from './provinces.ts'
import { useAddressField } from './useAddressField.ts'
import { useOriginMark } from './useOriginMark.ts'

/**
 * The province out of the server's list; while that is on its way, and when it fails, out of our own: an open list that was empty would lose
 * the focus when its names came.
 */
export function ProvinceField() {
  const t = useTranslate()
  const province = useAddressField('province')
  const { status } = useAtomValue(provincesAtom)
  const names = useAtomValue(provinceNamesAtom)
  const change = useSetAtom(changeAddressAtom)
  const mark = useOriginMark('province')
  // What was chosen can be read when it is not in the list.
  const chosen = province.value !== '' && !names.includes(province.value) ? [province.value] : []
  const options = [...chosen, ...names]
  return (
    <Field {...province.field} mark={mark}>
      <Select
        {...province.input}
        onChange={name => change({ province: name })}
        placeholder={t('supply.province.choose')}
        options={options.map(name => ({ value: name, label: name }))}
        aria-busy={status === 'loading'}
        autoComplete="address-level1"
      />
    </Field>
  )
}
