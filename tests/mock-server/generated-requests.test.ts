import { expect, test, vi } from 'vitest'
import { createSubject, holdToContract } from '../../scripts/fuzz/declared-answers.ts'

vi.setConfig({ testTimeout: 60_000 })

const subject = await createSubject()

// `npm run fuzz` sends ten thousand.
test.each(subject.contract.operations)(
  'requests made up from the contract get declared answers from $id',
  async operation => {
    await holdToContract(subject, operation, 60)
  },
)

test('an undeclared answer is found', async () => {
  const operation = subject.contract.operations.find(each => each.id === 'checkIban')
  if (!operation) throw new Error('checkIban is gone')
  const narrowed = {
    ...operation,
    otherError: undefined,
    responses: new Map([...operation.responses].filter(([status]) => status !== 422)),
  }
  await expect(holdToContract(subject, narrowed, 60)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('422 is not declared') },
  })
})
