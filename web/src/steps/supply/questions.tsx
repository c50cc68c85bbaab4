import { useSetAtom } from 'jotai'
import { useTranslate } from '#i18n/use-translate.ts'
import { useField } from '#state/useField.ts'
import type { MarkText } from '#ui/Field.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { choosePowerAtom } from './supply-costs.ts'
import { useOriginMark } from './useOriginMark.ts'

/** Without electricity at the moment it is a new supply. */
export function ElectricityNow() {
  const t = useTranslate()
  const newSupply = useField('newSupply')
  const choose = useSetAtom(choosePowerAtom)
  const mark = useOriginMark('newSupply')
  const hasElectricity = newSupply.value === undefined ? undefined : !newSupply.value
  return (
    <YesNo
      id={newSupply.id}
      question={t('supply.electricity.question')}
      answer={hasElectricity}
      onAnswer={yes => void choose({ newSupply: !yes })}
      error={newSupply.error}
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
    <YesNo
      id={solar.id}
      question={t('supply.solar.question')}
      hint={solar.value === undefined ? t('supply.solar.hint') : undefined}
      answer={solar.value}
      onAnswer={solar.change}
      error={solar.error}
      mark={mark}
    />
  )
}

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

interface Props {
  id: string
  question: string
  hint?: string | undefined
  /** Undefined while not answered. */
  answer: boolean | undefined
  onAnswer: (answer: boolean) => void
  error?: string | undefined
  mark?: MarkText | undefined
}

/** A question with two answers. */
function YesNo({ id, question, hint, answer, onAnswer, error, mark }: Props) {
  const t = useTranslate()
  const value = answer === undefined ? null : answer ? 'yes' : 'no'
  return (
    <RadioGroup
      id={id}
      legend={question}
      hint={hint}
      columns={2}
      keepColumns
      look="row"
      options={[
        { value: 'yes', label: t('answer.yes') },
        { value: 'no', label: t('answer.no') },
      ]}
      value={value}
      onChange={chosen => onAnswer(chosen === 'yes')}
      error={error}
      mark={mark}
    />
  )
}
