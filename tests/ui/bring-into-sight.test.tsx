import { render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { belowTheScreen } from '#tests/support/below-the-screen.ts'
import { Field } from '#ui/Field.tsx'
import { bringIntoSight, focusField, useInSight } from '#ui/focus.ts'
import { TextInput } from '#ui/TextInput.tsx'

const scrolled = vi.fn<(options: ScrollIntoViewOptions) => void>()
const root = document.documentElement

beforeEach(() => {
  scrolled.mockClear()
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(options =>
    scrolled(options as ScrollIntoViewOptions),
  )
})
afterEach(() => {
  root.removeAttribute('style')
  vi.unstubAllGlobals()
})

const place = (top: number, height: number) =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, height))

describe('Bringing into sight', () => {
  it('leaves what is uncovered where it is, and brings what the bar covers to the middle', () => {
    place(window.innerHeight - 100, 90)
    bringIntoSight(root)
    expect(scrolled).not.toHaveBeenCalled()
    root.style.scrollPaddingBottom = '64px'
    bringIntoSight(root)
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'center', behavior: 'instant' })
  })

  it('shows the beginning of what is higher than the screen, and of a step that was opened', () => {
    belowTheScreen(window.innerHeight + 1)
    bringIntoSight(root)
    place(10, 20)
    bringIntoSight(root, { toTop: true })
    expect(scrolled.mock.calls.map(([options]) => options.block)).toEqual(['start', 'start'])
  })

  it('keeps clear of a keyboard that lies over the page', () => {
    vi.stubGlobal('visualViewport', { offsetTop: 0, height: window.innerHeight - 300 })
    bringIntoSight(root)
    expect(root.style.getPropertyValue('--keyboard')).toBe('300px')
  })
})

function Outcome({ news, takesFocus = false }: { news: string | null; takesFocus?: boolean }) {
  const place = useInSight<HTMLDivElement>(news, { takesFocus })
  return (
    <div ref={place} tabIndex={-1}>
      {news}
    </div>
  )
}

it('What came of a press is brought into sight each time it is another, not when the page is drawn first, nor when it goes', () => {
  belowTheScreen()
  const { rerender } = render(<Outcome news="found" />)
  expect(scrolled).not.toHaveBeenCalled()
  rerender(<Outcome news={null} />)
  expect(scrolled).not.toHaveBeenCalled()
  rerender(<Outcome news="found" />)
  expect(scrolled).toHaveBeenCalledOnce()
  rerender(<Outcome news="found" />)
  expect(scrolled).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(document.body)
})

it('A field is brought into sight with its label and its error, with any groups in the same form', async () => {
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
      <Field id="phone" label="Móvil" error="Número demasiado corto.">
        <TextInput value="612" onChange={() => {}} />
      </Field>
    </fieldset>,
  )
  focusField('phone')
  focusField('light')
  expect(seen).toEqual(['MóvilNúmero demasiado corto.', '¿Tienes luz?'])
})
