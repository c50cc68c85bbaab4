import type { OperationId } from '#mock/shared/types.ts'
import { contract } from '#tests/contract/contract-file.ts'
import type { Asked } from './mock.ts'

const examples = contract.operations.map(({ id, parameters, body }): [OperationId, Asked] => {
  const given = (place: string) =>
    Object.fromEntries(parameters.filter(each => each.in === place).map(({ name, example }) => [name, `${example}`]))
  return [id, { query: given('query'), path: given('path'), body: body?.example }]
})

/** A request for every operation that the mock server accepts: the contract's example. */
export const accepted: Record<OperationId, Asked> = {
  ...(Object.fromEntries(examples) as Record<OperationId, Asked>),
  // The contract's own CUPS is that of a scenario.
  validateCups: { query: { cups: 'ES0021000000000124FY' } },
}
