import { expect, test, vi } from 'vitest'
import { checkResponses, createTarget } from '../../scripts/fuzz/check-responses.ts'

vi.setConfig({ testTimeout: 60_000 })

const target = await createTarget()

// `npm run fuzz` sends ten thousand.
test.each(target.contract.operations)('generated requests get declared responses from $id', async operation => {
  await checkResponses(target, operation, 60)
})

test('an undeclared response is found', async () => {
  const operation = target.contract.operations.find(each => each.id === 'checkIban')
  if (!operation) throw new Error('checkIban is gone')
  const narrowed = {
    ...operation,
    otherError: undefined,
    responses: new Map([...operation.responses].filter(([status]) => status !== 422)),
  }
  await expect(checkResponses(target, narrowed, 60)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('422 is not declared') },
  })
})
