import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { usePart } from '#integrations/usePart.ts'

function Place({ load, wanted }: { load: () => Promise<string>; wanted: number }) {
  return <p>{usePart(load, wanted) ?? 'nothing yet'}</p>
}

it('A part that could not be had is asked for again when it is wanted again', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('there')
  const { rerender } = render(<Place load={load} wanted={1} />)
  await act(async () => {})
  expect(screen.getByText('nothing yet')).toBeTruthy()
  rerender(<Place load={load} wanted={2} />)
  expect(await screen.findByText('there')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

it('A part that nobody wants waits until there is time', async () => {
  const idle = vi.fn()
  vi.stubGlobal('requestIdleCallback', idle)
  vi.stubGlobal('cancelIdleCallback', () => {})
  const load = vi.fn(async () => 'there')
  const { unmount } = render(<Place load={load} wanted={0} />)
  expect(load).not.toHaveBeenCalled()
  act(() => idle.mock.calls[0]?.[0]())
  expect(await screen.findByText('there')).toBeTruthy()
  unmount()
  vi.unstubAllGlobals()
})
