import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { PasswordInput } from '#ui/PasswordInput.tsx'
import { Row } from '#ui/Row.tsx'
import { Select } from '#ui/Select.tsx'
import { Stack } from '#ui/Stack.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { Specimen } from './Specimen.tsx'

const powers = ['3,45 kW · casa pequeña', '4,6 kW · la media de usuarios', '6,9 kW · casa grande']

export function FieldStates() {
  const [text, setText] = useState('Calle Alcalá')
  const [password, setPassword] = useState('secreto')
  const [power, setPower] = useState('')
  return (
    <Specimen title="Fields">
      <Stack>
        <Field
          label="CUPS"
          hint="Está en tu factura, tiene 20 o 22 caracteres."
          mark={{ text: 'leído de tu factura' }}
          valid
          note="Punto de suministro encontrado · i-DE Redes Eléctricas"
        >
          <TextInput code value="ES 0021 0088 1273 4455 XB 1F" onChange={setText} />
          <Button>Validar</Button>
        </Field>
        <Row columns="3fr 1fr" phoneColumns="2fr 1fr">
          <Field label="Calle">
            <TextInput value={text} onChange={setText} />
          </Field>
          <Field label="Número">
            <TextInput value="402" onChange={setText} />
          </Field>
        </Row>
        <Row columns="1fr 1fr">
          <Field
            label="Potencia punta"
            hint="Laborables de 8 a 24 h"
            error={power ? null : 'Este campo es obligatorio'}
          >
            <Select
              value={power}
              onChange={setPower}
              placeholder="Elige una potencia"
              options={powers.map(label => ({ value: label, label }))}
            />
          </Field>
          <Field label="Potencia valle" hint="Noches, fines de semana y festivos">
            <Select
              value={powers[1] ?? ''}
              onChange={setPower}
              options={powers.map(label => ({ value: label, label }))}
            />
          </Field>
        </Row>
        <Row columns="1fr 1fr">
          <Field label="Contraseña" hint="Al menos 6 caracteres">
            <PasswordInput
              value={password}
              onChange={setPassword}
              showLabel="Mostrar"
              hideLabel="Ocultar"
              subject="contraseña"
            />
          </Field>
          <Field label="Detalles de la dirección" optional="(opcional)">
            <TextInput value="" onChange={setText} />
          </Field>
        </Row>
        <Field label="Correo electrónico" error="Ya existe una cuenta con este correo electrónico">
          <TextInput type="email" value="ana.prueba@example.com" onChange={setText} />
        </Field>
      </Stack>
    </Specimen>
  )
}
