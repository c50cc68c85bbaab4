import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useLazyModule } from '#integrations/useLazyModule.ts'

function Place({ load, wanted }: { load: () => Promise<string>; wanted: number }) {
  const part = useLazyModule(load, wanted)
  if (part.status === 'missing')
    return (
      <button type="button" onClick={part.retry}>
        missing
      </button>
    )
  return <p>{part.status === 'ready' ? part.content : 'nothing yet'}</p>
}

const failingOnce = () =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('there')

it('A part that is wanted and cannot be had says so, and can be asked for again', async () => {
  const load = failingOnce()
  render(<Place load={load} wanted={1} />)
  const missing = await screen.findByRole('button', { name: 'missing' })
  act(() => missing.click())
  expect(await screen.findByText('there')).toBeTruthy()
})
