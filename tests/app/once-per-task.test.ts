import { expect, it, vi } from 'vitest'
import { createOncePerTask } from '#app/once-per-task.ts'

it('what several changes of one task ask for is done once, at its end, and again in the next task', async () => {
  const write = vi.fn()
  const oncePerTask = createOncePerTask()
  for (let change = 0; change < 3; change += 1) oncePerTask(write)
  expect(write).not.toHaveBeenCalled()
  await Promise.resolve()
  expect(write).toHaveBeenCalledOnce()
  oncePerTask(write)
  await Promise.resolve()
  expect(write).toHaveBeenCalledTimes(2)
})
