import type { MessageKey } from '#i18n/message.ts'
import { useTranslate } from '#i18n/Text.tsx'
import { useField } from '#state/useField.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { useOriginMark } from './useOriginMark.ts'

interface YesOrNoProps {
  name: 'newSupply' | 'solarSupply'
  question: MessageKey
  hint?: MessageKey
  /** The field's value that "Sí" stands for. */
  yes: boolean
}

function YesOrNo({ name, question, hint, yes }: YesOrNoProps) {
  const t = useTranslate()
  const { field, value, change } = useField(name)
  const mark = useOriginMark(name)
  return (
    <RadioGroup
      {...field}
      label={t(question)}
      hint={value === undefined && hint && t(hint)}
      look="row"
      options={[
        { value: yes, label: 'answer.yes' },
        { value: !yes, label: 'answer.no' },
      ]}
      value={value}
      onChange={change}
      mark={mark}
    />
  )
}

/** Without electricity at the moment it is a new supply. */
export function ElectricityNow() {
  return <YesOrNo name="newSupply" question="supply.electricity.question" yes={false} />
}

/** Solar panels whose surplus is compensated. */
export function SolarSupply() {
  return <YesOrNo name="solarSupply" question="supply.solar.question" hint="supply.solar.hint" yes />
}

const households = [
  { value: 0, label: 'supply.household.first' },
  { value: 1, label: 'supply.household.second' },
] as const

/** How the home is used. */
export function HouseholdType() {
  const household = useField('householdType')
  return <RadioGroup {...household.field} {...household.input} look="tiles" options={households} />
}
