import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FailureHelp } from '#steps/FailureHelp.tsx'
import { renderInWizard } from '#tests/support/render.tsx'

it.each([
  [1, 'Puedes volver a intentarlo dentro de un minuto.'],
  [12, 'Puedes volver a intentarlo dentro de 12 minutos.'],
])('says when to try again: %d', (retryAfterMinutes, words) => {
  renderInWizard(<FailureHelp help={{ retryAfterMinutes }} />)
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
