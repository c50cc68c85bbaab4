import { act, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useFocusRescue } from '#ui/focus.ts'

let answer: () => void

/** Two fields with a notice between them, which an answer takes away; `replaces`: a notice after the form then takes the focus. */
function Form({ replaces = false }: { replaces?: boolean }) {
  const [isAnswered, setAnswered] = useState(false)
  const form = useFocusRescue<HTMLFormElement>()
  answer = () => act(() => setAnswered(true))
  return (
    <>
      <form ref={form}>
        <input aria-label="CUPS" />
        {!isAnswered && (
          <div>
            <button type="button">Reintentar</button>
          </div>
        )}
        <input aria-label="Municipio" />
      </form>
      {isAnswered && replaces && (
        <p ref={element => element?.focus()} tabIndex={-1}>
          No existe
        </p>
      )}
    </>
  )
}

const focused = () => document.activeElement
/** Longer than the browser takes to report what was removed. */
const reported = () => act(async () => void (await new Promise(resolve => setTimeout(resolve))))

describe('When what has the focus is taken away', () => {
  beforeEach(() => document.body.focus())

  it('the part before it takes the focus', async () => {
    render(<Form />)
    screen.getByRole('button').focus()
    answer()
    await waitFor(() => expect(focused()).toBe(screen.getByLabelText('CUPS')))
  })

  it('a notice that takes the focus in its place keeps it', async () => {
    render(<Form replaces />)
    screen.getByRole('button').focus()
    answer()
    await reported()
    expect(focused()).toBe(screen.getByText('No existe'))
  })

  it('nothing takes the focus if the customer had left it before', async () => {
    render(<Form />)
    screen.getByRole('button').focus()
    screen.getByRole('button').blur()
    await reported()
    answer()
    await reported()
    expect(focused()).toBe(document.body)
  })
})
