import { useAtomValue } from 'jotai'
import { formatPower } from '#domain/power-options.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { formValueAtom } from '#state/answers.ts'
import { Notice } from '#ui/Notice.tsx'

/** A supply that exists keeps its powers: nobody is asked for what would not be sent. */
export function KeptPowers() {
  const t = useTranslate()
  const { language } = useLanguage()
  const punta = useAtomValue(formValueAtom('potenciaPunta'))
  const valle = useAtomValue(formValueAtom('potenciaValle'))
  if (punta === '' || valle === '') return <Notice>{t('supply.power.keptUnknown')}</Notice>
  return (
    <Notice>
      {t('supply.power.kept', { punta: formatPower(punta, language), valle: formatPower(valle, language) })}
    </Notice>
  )
}
