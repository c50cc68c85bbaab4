import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Specimen } from './Specimen.tsx'

const yesNo = [
  { value: 'yes', label: 'Sí' },
  { value: 'no', label: 'No' },
]

export function ChoiceStates() {
  const [terms, setTerms] = useState(true)
  const [offers, setOffers] = useState(false)
  const [isBlinking, setBlinking] = useState(false)
  const [solar, setSolar] = useState<string | null>('no')
  const [holder, setHolder] = useState<string | null>('mine')
  return (
    <Specimen title="Choices">
      <Stack>
        <RadioGroup
          legend="¿Tienes placas solares y compensas excedentes?"
          options={yesNo}
          value={solar}
          onChange={setSolar}
          columns={2}
          keepColumns
        />
        <RadioGroup
          legend="¿Eres el titular?"
          hint="Mira el nombre que figura en tu factura."
          value={holder}
          onChange={setHolder}
          options={[
            { value: 'mine', label: 'Soy titular del contrato con mi compañía actual' },
            {
              value: 'other',
              label: 'No soy el titular actual, quiero que hagáis el cambio',
              hint: 'Lo tramitamos con el cambio de compañía.',
            },
          ]}
        />
        <RadioGroup
          legend="¿Tienes luz en este momento?"
          options={yesNo}
          value={null}
          onChange={setHolder}
          columns={2}
          keepColumns
          error="Este campo es obligatorio"
        />
        <Checkbox
          checked={terms}
          onChange={setTerms}
          blink={isBlinking}
          label={
            <>
              He leído y acepto la <a href="#doc">política de privacidad</a>, los{' '}
              <a href="#doc">términos y condiciones</a> de la app y recibir comunicaciones electrónicas.
            </>
          }
        />
        <Checkbox
          checked={offers}
          onChange={setOffers}
          label="Quiero recibir ofertas."
          hint="Puedes quitarlo cuando quieras."
        />
        <Checkbox
          checked={false}
          onChange={setOffers}
          label="Acepto el mandato SEPA."
          error="Este campo es obligatorio"
        />
        <div>
          <Button onClick={() => setBlinking(!isBlinking)}>Blink</Button>
        </div>
      </Stack>
    </Specimen>
  )
}
