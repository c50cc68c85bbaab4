import { render, screen } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
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

it('The focus is in the error summary as soon as it is drawn, and never taken later', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const drawn = new Promise<Element | null>(resolve => {
    // Told after the drawing, and before what React does when it has time.
    new MutationObserver(() => resolve(document.activeElement)).observe(place, { childList: true, subtree: true })
  })
  // As after an answer of the server: not within an event, and not within a test's act.
  const { IS_REACT_ACT_ENVIRONMENT } = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const root = createRoot(place)
  root.render(<Form attempt={1} />)
  expect((await drawn)?.getAttribute('aria-label')).toBe('Revisa estos 2 datos:')
  root.unmount()
  place.remove()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT })
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
