import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ReviewWidget } from '#integrations/ReviewWidget.tsx'
import { renderInWizard } from '#tests/support/render.tsx'

let comeIntoSight: () => void

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(see: (entries: { isIntersecting: boolean }[]) => void) {
        see([{ isIntersecting: false }])
        comeIntoSight = () => act(() => see([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

function widget(url = '/frames/reviews.html') {
  const { container } = renderInWizard(<ReviewWidget url={url} />)
  return () => container.querySelector('iframe')
}

function hear(data: unknown, source: unknown, origin = 'null') {
  const event = new MessageEvent('message', { data, origin })
  Object.defineProperty(event, 'source', { value: source })
  act(() => void window.dispatchEvent(event))
}

it('the reviews are loaded when their place comes into sight, in the page’s language, and in a frame without an origin', () => {
  const frame = widget()
  expect(frame()).toBeNull()
  comeIntoSight()
  expect(frame()?.src).toMatch(/\/frames\/reviews\.html\?locale=es-ES$/)
  expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts allow-popups allow-popups-to-escape-sandbox')
  expect(frame()?.title).toBe('Opiniones de clientes')
})

it('the frame is seen once it says that the reviews are there, and nobody else can say it', () => {
  const frame = widget()
  comeIntoSight()
  const own = {}
  Object.defineProperty(frame(), 'contentWindow', { value: own })
  const shown = { reviews: 'shown' }
  hear(shown, window)
  hear(shown, own, 'https://reviews.example')
  for (const other of [null, 'shown', { reviews: 'other' }, { chatbot: 'ready' }]) hear(other, own)
  expect(frame()?.hidden).toBe(true)
  hear(shown, own)
  expect(frame()?.hidden).toBe(false)
})

it('without an address the place stays empty', () => {
  const frame = widget('')
  comeIntoSight()
  expect(frame()).toBeNull()
})
