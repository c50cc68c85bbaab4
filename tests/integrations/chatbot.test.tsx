import { act, render, within } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chatNotificationTimeoutMs } from '#domain/limits.ts'
import { createI18n } from '#i18n/create-i18n.ts'
import { Chatbot } from '#integrations/Chatbot.tsx'

const origin = 'https://chat.example'
const told: unknown[] = []

beforeEach(() => {
  vi.useFakeTimers()
  told.length = 0
})
afterEach(() => vi.useRealTimers())

/** The chatbot with its frame there. It is apart from the document, in which happy-dom would want to load the frame. */
async function page(url = `${origin}/frame`) {
  const container = document.createElement('div')
  render(
    <I18nextProvider i18n={createI18n({ url: '', apiKey: '' })}>
      <Chatbot url={url} />
    </I18nextProvider>,
    { container },
  )
  await act(async () => {
    await vi.advanceTimersByTimeAsync(50)
    await vi.dynamicImportSettled()
  })
  const frame = within(container).getByTitle<HTMLIFrameElement>('Chat de ayuda')
  const own = { postMessage: (data: unknown, to: string) => told.push([data, to]) }
  Object.defineProperty(frame, 'contentWindow', { value: own })
  const hear = (data: unknown, from = origin, source: unknown = own) =>
    act(() => {
      const event = new MessageEvent('message', { data, origin: from })
      Object.defineProperty(event, 'source', { value: source })
      window.dispatchEvent(event)
    })
  return {
    frame,
    hear,
    state: () => frame.parentElement?.dataset.state,
    away: () => 'away' in (frame.parentElement?.dataset ?? {}),
  }
}

describe('The chatbot', () => {
  it('cannot be seen until its frame says that it is ready, and for ever if that never comes', async () => {
    const { state, hear } = await page()
    await act(() => vi.advanceTimersByTimeAsync(chatNotificationTimeoutMs * 2))
    expect(state()).toBe('absent')
    hear({ chatbot: 'ready' })
    expect(state()).toBe('closed')
  })

  it('of another origin keeps that origin, and one of our own has none', async () => {
    const rights = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'
    expect((await page()).frame.getAttribute('sandbox')).toBe(`${rights} allow-same-origin`)
    const own = await page('/chatbot')
    expect(own.frame.getAttribute('sandbox')).toBe(rights)
    own.hear({ chatbot: 'ready' }, location.origin)
    expect(own.state()).toBe('absent')
    own.hear({ chatbot: 'ready' }, 'null')
    expect(own.state()).toBe('closed')
    await act(() => vi.advanceTimersByTimeAsync(chatNotificationTimeoutMs))
    expect(told).toEqual([[{ chatbot: 'notify' }, '*']])
  })

  it('does not hear other origins, other windows and other shapes', async () => {
    const { state, hear } = await page()
    hear({ chatbot: 'ready' })
    hear({ chatbot: 'open' }, 'https://elsewhere.example')
    hear({ chatbot: 'open' }, origin, window)
    hear({ chatbot: 'open' }, origin, null)
    for (const other of ['open', null, 7, { chatbot: 'toString' }, { chatbot: ['open'] }, { type: 'open' }]) hear(other)
    expect(state()).toBe('closed')
  })
})
