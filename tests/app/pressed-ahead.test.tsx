import { act } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createPage } from '#app/create-page.ts'
import { endPreHydration, takePreHydrationClick, watchPreHydrationClicks } from '#app/pre-hydration-click.ts'

afterEach(() => {
  document.body.replaceChildren()
  // The document is that of all tests.
  endPreHydration(document)
})

function drawnAhead() {
  document.body.innerHTML = '<div id="root"><button type="button">One</button><button type="button">Two</button></div>'
  delete document.documentElement.dataset.heard
  watchPreHydrationClicks(document)
  return [...document.querySelectorAll('button')]
}

it('The last button that is pressed ahead is kept, once', () => {
  const [one, two] = drawnAhead()
  one?.click()
  two?.click()
  expect(takePreHydrationClick(document)).toBe(two)
  expect(takePreHydrationClick(document)).toBeNull()
})

function buttons(onPress: (name: string) => void) {
  return (
    <>
      <button type="button" onClick={() => onPress('One')}>
        One
      </button>
      <button type="button" onClick={() => onPress('Two')}>
        Two
      </button>
    </>
  )
}

it('While React takes over what was drawn ahead, presses are kept from it; once that is said to be done, it hears of them', async () => {
  const onPress = vi.fn()
  drawnAhead()
  await act(async () => createPage(document, {})(buttons(onPress)))
  document.querySelector('button')?.click()
  expect(onPress).not.toHaveBeenCalled()
  expect(takePreHydrationClick(document)?.textContent).toBe('One')
  endPreHydration(document)
  document.querySelector('button')?.click()
  expect(onPress).toHaveBeenCalledExactlyOnceWith('One')
  expect(takePreHydrationClick(document)).toBeNull()
})

it('Where React draws something else, it hears of presses from the start', async () => {
  const onPress = vi.fn()
  drawnAhead()
  await act(async () => createPage(document, {})(buttons(onPress), { isOther: true }))
  document.querySelector('button')?.click()
  expect(onPress).toHaveBeenCalledOnce()
  expect(takePreHydrationClick(document)).toBeNull()
})
