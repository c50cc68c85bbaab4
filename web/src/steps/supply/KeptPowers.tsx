import { useAtomValue } from 'jotai'
import { formatPower } from '#domain/power-options.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useText } from '#i18n/use-text.ts'
import { formValueAtom } from '#state/answers.ts'
import { Notice } from '#ui/Notice.tsx'

/** A supply that exists keeps its powers: nobody is asked for what would not be sent. */
export function KeptPowers() {
  const say = useText()
  const { language } = useLanguage()
  const punta = useAtomValue(formValueAtom('potenciaPunta'))
  const valle = useAtomValue(formValueAtom('potenciaValle'))
  if (punta === '' || valle === '') return <Notice>{say('supply.power.keptUnknown')}</Notice>
  return (
    <Notice>
      {say('supply.power.kept', { punta: formatPower(punta, language), valle: formatPower(valle, language) })}
    </Notice>
  )
}
