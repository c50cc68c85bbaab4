import { Row } from '#ui/elements.tsx'
import { InvoiceAlternatives } from './invoice/InvoiceAlternatives.tsx'
import { PowerExamples } from './PowerExamples.tsx'
import { PowerField } from './PowerField.tsx'

/** Both contracted powers, with when each of them counts. */
export function PowerFields() {
  return (
    <>
      <InvoiceAlternatives group="powers" />
      <Row>
        <PowerField name="potenciaPunta" hint="supply.power.punta.hint" />
        <PowerField name="potenciaValle" hint="supply.power.valle.hint" />
      </Row>
      <PowerExamples />
    </>
  )
}
