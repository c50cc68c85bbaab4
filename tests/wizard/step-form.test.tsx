import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Step, StepId } from '#steps/define-step.ts'
import { steps } from '#steps/index.ts'
import { renderInWizard } from '#tests/support/render.tsx'
import { StepForm } from '#wizard/StepForm.tsx'
import { formLoaders } from '#wizard/step-forms.ts'

const id = 'failing' as StepId
const step = { ...steps[0], id } as Step

afterEach(() => {
  delete (formLoaders as Partial<typeof formLoaders>)[id]
})

function Broken(): never {
  throw new Error('It breaks while it is drawn.')
}

// In this order: a form is loaded once.
it.each<[string, () => Promise<{ default: ComponentType }>, string]>([
  [
    'cannot be loaded blames the connection',
    () => Promise.reject(new Error('offline')),
    'No hemos podido cargar este paso. Comprueba tu conexión.',
  ],
  [
    'breaks names no cause',
    async () => ({ default: Broken }),
    'Algo ha fallado en este paso. Tus datos siguen aquí: vuelve a intentarlo.',
  ],
])('a form that %s', async (_, load, words) => {
  // React reports what a boundary has caught.
  vi.mocked(console.error).mockImplementation(() => {})
  formLoaders[id] = load
  renderInWizard(<StepForm step={step} />)
  expect((await screen.findByRole('alert')).textContent).toContain(words)
  vi.mocked(console.error).mockClear()
})
