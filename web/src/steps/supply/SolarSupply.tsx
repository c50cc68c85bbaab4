import { useTranslate } from '#i18n/use-translate.ts'
import { useField } from '#state/useField.ts'
import { useOriginMark } from './useOriginMark.ts'
import { YesNo } from './YesNo.tsx'

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
