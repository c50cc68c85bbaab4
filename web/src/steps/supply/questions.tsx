import { useSetAtom } from 'jotai'
import { useTranslate } from '#i18n/use-translate.ts'
import { useField } from '#state/useField.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { choosePowerAtom } from './supply-costs.ts'
import { useOriginMark } from './useOriginMark.ts'

const yesOrNo = [
  { value: true, label: 'answer.yes' },
  { value: false, label: 'answer.no' },
] as const

/** Without electricity at the moment it is a new supply. */
export function ElectricityNow() {
  const t = useTranslate()
  const newSupply = useField('newSupply')
  const choose = useSetAtom(choosePowerAtom)
  const mark = useOriginMark('newSupply')
  return (
    <RadioGroup
      {...newSupply.field}
      label={t('supply.electricity.question')}
      look="row"
      options={yesOrNo}
      value={newSupply.value === undefined ? undefined : !newSupply.value}
      onChange={hasElectricity => void choose({ newSupply: !hasElectricity })}
      mark={mark}
    />
  )
}

/** Solar panels whose surplus is compensated. */
export function SolarSupply() {
  const t = useTranslate()
  const solar = useField('solarSupply')
  const mark = useOriginMark('solarSupply')
  return (
    <RadioGroup
      {...solar.field}
      label={t('supply.solar.question')}
      hint={solar.value === undefined && t('supply.solar.hint')}
      look="row"
      options={yesOrNo}
      value={solar.value}
      onChange={solar.change}
      mark={mark}
    />
  )
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
