import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { belowTheScreen } from '#tests/support/below-the-screen.ts'
import { Field } from '#ui/Field.tsx'
import { focusField } from '#ui/focus.ts'
import { TextInput } from '#ui/TextInput.tsx'
import { ErrorSummary } from '#wizard/StepErrors.tsx'

const items = [
  { fieldId: 'email', label: 'Correo electrónico' },
  { fieldId: 'phone', label: 'Móvil' },
]

function Form({ attempt }: { attempt: number }) {
  return (
    <>
      <ErrorSummary title="Revisa estos 2 datos:" items={items} attempt={attempt} />
      <Field id="phone" label="Móvil" error="Número demasiado corto.">
        <TextInput value="612" onChange={() => {}} />
      </Field>
    </>
  )
}

it('The error summary takes the focus at every refused attempt', () => {
  const { rerender } = render(<Form attempt={0} />)
  const summary = screen.getByRole('region', { name: 'Revisa estos 2 datos:' })
  expect(document.activeElement).toBe(document.body)
  rerender(<Form attempt={1} />)
  expect(document.activeElement).toBe(summary)
  screen.getByRole('textbox').focus()
  rerender(<Form attempt={2} />)
  expect(document.activeElement).toBe(summary)
})

it('A field is brought into sight with its label and its error, whatever groups stand in the same form', async () => {
  const seen: unknown[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.textContent)
  })
  belowTheScreen()
  render(
    <fieldset>
      <fieldset>
        <legend>¿Tienes luz?</legend>
        <input type="radio" id="light" />
      </fieldset>
      <Form attempt={0} />
    </fieldset>,
  )
  focusField('phone')
  focusField('light')
  expect(seen).toEqual(['MóvilNúmero demasiado corto.', '¿Tienes luz?'])
})
