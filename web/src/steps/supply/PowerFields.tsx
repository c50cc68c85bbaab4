import { useAtomValue } from 'jotai'
import { formatPower, toPowerValue } from '#domain/power-options.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useText } from '#i18n/use-text.ts'
import { formValuesAtom } from '#state/form-values.ts'
import { Notice } from '#ui/Notice.tsx'
import { Row } from '#ui/Row.tsx'
import { PowerExamples } from './PowerExamples.tsx'
import { PowerField } from './PowerField.tsx'

/** Both contracted powers, with when each of them counts. */
export function PowerFields() {
  return (
    <>
      <Row columns="1fr 1fr">
        <PowerField name="potenciaPunta" hint="supply.power.punta.hint" />
        <PowerField name="potenciaValle" hint="supply.power.valle.hint" />
      </Row>
      <KeptPower />
      <PowerExamples />
    </>
  )
}

/** Where there is electricity the switch keeps its powers, and other ones chosen here would surprise by not coming. */
function KeptPower() {
  const say = useText()
  const { language } = useLanguage()
  const { punta, valle, potenciaPunta, potenciaValle, newSupply } = useAtomValue(formValuesAtom)
  const isAsRegistered = potenciaPunta === toPowerValue(punta) && potenciaValle === toPowerValue(valle)
  if (newSupply !== false || punta === undefined || valle === undefined || isAsRegistered) return null
  const powers = { punta: formatPower(punta, language), valle: formatPower(valle, language) }
  return <Notice isNews>{say('supply.power.kept', powers)}</Notice>
}
