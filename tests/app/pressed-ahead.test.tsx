import { act } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createPage } from '#app/create-page.ts'
import { takePress, watchPresses } from '#app/pressed-ahead.ts'

afterEach(() => {
  document.body.replaceChildren()
  delete document.documentElement.dataset.heard
})

function drawnAhead() {
  document.body.innerHTML = '<div id="root"><button type="button">One</button><button type="button">Two</button></div>'
  watchPresses(document)
  return [...document.querySelectorAll('button')]
}

it('The last button that is pressed ahead is kept, once', () => {
  const [one, two] = drawnAhead()
  one?.click()
  two?.click()
  expect(takePress(document)).toBe(two)
  expect(takePress(document)).toBeNull()
})

it.each([false, true])('Once React draws, be it something else (%s), it hears of presses itself', async isOther => {
  drawnAhead()
  const draw = createPage(document, {})
  const content = (
    <>
      <button type="button">One</button>
      <button type="button">Two</button>
    </>
  )
  await act(async () => draw(content, { isOther }))
  document.querySelector('button')?.click()
  expect(takePress(document)).toBeNull()
})
