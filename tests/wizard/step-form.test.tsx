import { screen } from '@testing-library/react'
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

it('a form that breaks names no cause', async () => {
  // React reports what a boundary has caught.
  vi.mocked(console.error).mockImplementation(() => {})
  formLoaders[id] = async () => ({ default: Broken })
  renderInWizard(<StepForm step={step} />)
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Algo ha fallado en este paso. Tus datos siguen aquí: vuelve a intentarlo.',
  )
  vi.mocked(console.error).mockClear()
})
