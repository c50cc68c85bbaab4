import { useText } from '#i18n/use-text.ts'
import { useField } from '#state/useField.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'

/** How the home is used. */
export function HouseholdType() {
  const say = useText()
  const type = useField('householdType')
  return (
    <RadioGroup
      id={type.id}
      legend={type.label}
      columns={2}
      options={[
        { value: 'first', label: say('supply.household.first') },
        { value: 'second', label: say('supply.household.second') },
      ]}
      value={type.value === 0 ? 'first' : 'second'}
      onChange={chosen => type.change(chosen === 'first' ? 0 : 1)}
    />
  )
}
