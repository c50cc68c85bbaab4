import { useTranslate } from '#i18n/use-translate.ts'
import { useField } from '#state/useField.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'

/** How the home is used. */
export function HouseholdType() {
  const t = useTranslate()
  const type = useField('householdType')
  return (
    <RadioGroup
      id={type.id}
      legend={type.label}
      columns={2}
      keepColumns
      look="tiles"
      options={[
        { value: 'first', label: t('supply.household.first') },
        { value: 'second', label: t('supply.household.second') },
      ]}
      value={type.value === 0 ? 'first' : 'second'}
      onChange={chosen => type.change(chosen === 'first' ? 0 : 1)}
    />
  )
}
