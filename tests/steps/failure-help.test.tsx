import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { brand } from '#brand/brand.ts'
import { FailureHelp } from '#steps/FailureHelp.tsx'
import { renderInWizard } from '#tests/support/render.tsx'

afterEach(cleanup)

it('names the telephone, its hours and the e-mail, each with its link', () => {
  renderInWizard(<FailureHelp help={{ offersSupport: true }} />)
  expect(screen.getByText(/Llámanos/).parentElement?.textContent).toContain(
    `${brand.supportPhone.replaceAll(' ', '\u00a0')} (${brand.supportHours.es_ES})`,
  )
  const [phone, email] = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(phone).toBe(`tel:${brand.supportPhone.replaceAll(' ', '')}`)
  expect(email).toBe(`mailto:${brand.supportEmail}`)
})

it.each([
  [1, 'Puedes volver a intentarlo dentro de un minuto.'],
  [12, 'Puedes volver a intentarlo dentro de 12 minutos.'],
])('says when to try again: %d', (retryAfterMinutes, words) => {
  renderInWizard(<FailureHelp help={{ retryAfterMinutes }} />)
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
