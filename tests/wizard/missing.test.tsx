import { expect, it } from 'vitest'
import { renderInWizard } from '#tests/support/render.tsx'
import { filledValues } from '#tests/support/values.ts'
import { useMissing } from '#wizard/StepActions.tsx'

function Note() {
  return <p>{useMissing()}</p>
}

it.each([
  [{ phoneNumber: '' }, 'Falta 1 dato: móvil'],
  [{ phoneNumber: '', password: '' }, 'Faltan 2 datos: contraseña y móvil'],
  [{ phoneNumber: '', password: '', email: '' }, 'Faltan 3 datos: correo electrónico y 2 más'],
])('the note beside Next names what is missing: %j', (missing, sentence) => {
  const { container } = renderInWizard(<Note />, { values: { ...filledValues(), ...missing } })
  expect(container.textContent).toBe(sentence)
})
