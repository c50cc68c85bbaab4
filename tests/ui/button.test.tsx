import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from '#ui/Button.tsx'

it('A button at work ignores further presses and keeps its name', async () => {
  const send = vi.fn()
  render(
    <Button loading onClick={send}>
      Contratar
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Contratar' })
  await userEvent.click(button)
  expect(send).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
})
