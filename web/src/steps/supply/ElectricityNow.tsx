import { useSetAtom } from 'jotai'
import { useTranslate } from '#i18n/use-translate.ts'
import { useField } from '#state/useField.ts'
import { choosePowerAtom } from './supply-costs.ts'
import { useOriginMark } from './useOriginMark.ts'
import { YesNo } from './YesNo.tsx'

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
