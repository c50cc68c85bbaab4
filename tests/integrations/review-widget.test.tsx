import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createI18n } from '#i18n/create-i18n.ts'
import { TextsProvider } from '#i18n/TextsProvider.tsx'
import { ReviewWidget } from '#integrations/ReviewWidget.tsx'

let comeIntoSight: () => void
let asked: HTMLScriptElement[]

beforeEach(() => {
  asked = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(see: (entries: { isIntersecting: boolean }[]) => void) {
        see([{ isIntersecting: false }])
        comeIntoSight = () => see([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(document.head, 'append').mockImplementation(script => void asked.push(script as HTMLScriptElement))
})
afterEach(() => {
  window.reviewWidget = undefined
  vi.unstubAllGlobals()
})

function widget(url: string) {
  const { container } = render(
    <TextsProvider texts={createI18n({ url: '', apiKey: '' })}>
      <ReviewWidget url={url} />
    </TextsProvider>,
  )
  return container.firstElementChild as HTMLElement
}

it('the reviews are asked for when their place comes into sight, and fill it in the page’s language', async () => {
  const place = widget('/reviews-1.js')
  expect(asked).toEqual([])
  comeIntoSight()
  const load = vi.fn()
  window.reviewWidget = { load }
  await act(async () => asked[0]?.onload?.(new Event('load')))
  expect(asked[0]?.src).toContain('/reviews-1.js')
  expect(load.mock.calls).toEqual([[place]])
  expect(place.dataset.locale).toBe('es-ES')
})

it.each([
  ['cannot be loaded', (script?: HTMLScriptElement) => script?.onerror?.('failed')],
  ['define nothing', (script?: HTMLScriptElement) => script?.onload?.(new Event('load'))],
  [
    'break',
    (script?: HTMLScriptElement) => {
      window.reviewWidget = {
        load: () => {
          throw new Error('broken')
        },
      }
      script?.onload?.(new Event('load'))
    },
  ],
])('reviews that %s are never noticed', async (how, answer) => {
  const place = widget(`/reviews-${how}.js`)
  comeIntoSight()
  await act(async () => void answer(asked[0]))
  expect(place.childNodes).toHaveLength(0)
})

it('what failed is tried again the next time', async () => {
  widget('/reviews-again.js')
  comeIntoSight()
  await act(async () => void asked[0]?.onerror?.('failed'))
  widget('/reviews-again.js')
  comeIntoSight()
  expect(asked).toHaveLength(2)
})
